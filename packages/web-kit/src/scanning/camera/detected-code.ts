/** A code in a picture, as the decoder returns it. */
export interface DetectedCode {
  readonly text: string;
  readonly format: string;
  /** Distance from the center of the picture, as a share of the picture's longer side. */
  readonly offCentre: number;
}
