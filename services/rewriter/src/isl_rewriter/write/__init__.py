"""From what a clause means to English."""
