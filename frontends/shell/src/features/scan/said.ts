/** The scanner's answer to a code, in words. */
export interface Said {
  readonly text: string;
  readonly isFault?: boolean;
}
