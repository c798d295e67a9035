"""Signs in time: one person's last seconds, and when something is said."""
