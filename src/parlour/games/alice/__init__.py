"""The diverting game of Alice in Wonderland."""
