"""The page: its npm packages, and its build by Vite into the package."""

import platform

from tools.node import Node, find_node
from tools.paths import PAGE, WEB
from tools.run import attempt, run
from tools.steps import Step, do

MODULES = WEB / "node_modules"


def npm(node: Node, *words: str) -> list[str]:
    """Word an npm command that works in web/."""
    return [*node.npm, "--prefix", str(WEB), *words]


def prepare_modules(node: Node) -> None:
    """Have in web/node_modules exactly what the lock file names."""
    do(
        Step(
            name="modules",
            says="Installing the packages of the page.",
            sources=[WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"],
            facts=[platform.system(), platform.machine()],
            products=[MODULES / ".package-lock.json", MODULES / "vite" / "package.json"],
            # Named outright, as NODE_ENV=production would leave out all that builds the page.
            work=lambda: run(
                npm(node, "ci", "--include=dev", "--no-progress", "--loglevel=error"),
                "The page's packages could not be installed; the lines above say why. "
                "The first set-up needs the network",
                node.environment,
            ),
        )
    )


def prepare_page() -> None:
    """Have the page built from its sources as they are now."""

    def work() -> None:
        node = find_node()
        prepare_modules(node)
        run(
            npm(node, "run", "--silent", "build", "--", "--logLevel=warn"),
            "The page was not built",
            node.environment,
        )

    do(
        Step(
            name="page",
            says="Building the page.",
            sources=[WEB],
            products=[PAGE / "index.html", PAGE / "assets"],
            work=work,
        )
    )


def run_script(*words: str) -> int:
    """Run one of the page's npm scripts; give its exit status."""
    node = find_node()
    prepare_modules(node)
    return attempt(npm(node, "run", "--silent", *words), node.environment)
