/** Limit of the correction of the distance of two printed rows, tenths of a millimeter, in both directions. */
export const MAX_ROW_SPACING = 10;
