"""Training, evaluation and publishing of the sign models."""
