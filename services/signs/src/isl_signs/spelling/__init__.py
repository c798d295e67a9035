"""Spelled words: letters that follow each other without a hold."""
