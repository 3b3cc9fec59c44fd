/** Limits of a chosen file (product specification, "Photos"): beyond these the browser doesn't decode it. */
export const MAX_FILE_BYTES = 60_000_000;
export const MAX_PIXELS = 64_000_000;

/** Limits of what is sent: pixels of the longer side, and bytes. */
export const MAX_SIDE = 2048;
export const MAX_SENT_BYTES = 2_000_000;
