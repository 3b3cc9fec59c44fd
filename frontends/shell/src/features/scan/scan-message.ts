/** The scanner's answer to a code, in words. */
export interface ScanMessage {
  readonly text: string;
  readonly isFault?: boolean;
}
