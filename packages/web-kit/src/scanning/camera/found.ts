/** A code in a picture, as the decoder says. */
export interface Found {
  readonly text: string;
  readonly format: string;
  /** How far it is from the middle of the picture, as a share of the picture's longer side. */
  readonly offCentre: number;
}
