/** One guard of the product, the fault that takes it out, and the test that has to be red then. */
export interface Guard {
  /** What it keeps from happening, as a sentence. */
  readonly guard: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly text: string;
  /** What stands there instead in the copy; it still compiles. */
  readonly fault: string;
  readonly test: string;
  /** Part of the test's own name, as it stands in its file, or where names are made for it. */
  readonly named: string;
  readonly namedIn?: string;
}
