"""Shapes of a face from its mesh, learnt from pictures of the avatar."""
