"""Makes the letter model; the only code that needs TensorFlow, in an environment of its own."""
