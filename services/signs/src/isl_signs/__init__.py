"""Recognition of ISL letters in webcam frames."""
