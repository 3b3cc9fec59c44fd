/** Reasons for which a chosen file is not sent. `broken` includes pictures whose size can't be read. */
export type FaultKind = 'text' | 'pdf' | 'gif' | 'movie' | 'other' | 'large' | 'pixels' | 'heic' | 'broken';

/** The refusal of a chosen file before anything was sent. */
export class PictureFault extends Error {
  constructor(
    readonly kind: FaultKind,
    /** Megabytes or megapixels of the file, where one of them is the reason. */
    readonly size = 0,
  ) {
    super(kind);
    this.name = 'PictureFault';
  }
}
