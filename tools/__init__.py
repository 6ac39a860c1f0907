"""What sets the project up: plain standard-library Python, run before any package is there."""
