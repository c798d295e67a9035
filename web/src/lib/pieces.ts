/** How many bytes of a file go at once; a line that is cut costs no more, and the server keeps as many in a part. */
export const PIECE_BYTES = 8388608;
