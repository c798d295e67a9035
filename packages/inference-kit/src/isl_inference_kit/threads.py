"""How many threads the libraries beneath a model may use of their own."""

# pyright: reportMissingTypeStubs=false

import cv2
from threadpoolctl import threadpool_limits  # pyright: ignore[reportUnknownVariableType]


def one_thread_each() -> None:
    """Let each worker compute alone; call it again when more libraries have been loaded.

    OpenBLAS and OpenCV share even a small product out among all cores, and their threads then wait
    busily for the next one: of the time that another worker needs.
    """
    cv2.setNumThreads(1)
    threadpool_limits(1)
