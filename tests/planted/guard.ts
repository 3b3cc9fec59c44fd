/** A guard of the product, the fault that removes it, and the test that fails then. */
export interface Guard {
  /** States in one sentence what it guarantees. */
  readonly guard: string;
  readonly file: string;
  /** Source text that occurs once in the file. */
  readonly text: string;
  /** Replaces the text in the copy; it must compile. */
  readonly fault: string;
  readonly test: string;
  /** Part of the test's name, in its file or in `namedIn` for generated names. */
  readonly named: string;
  readonly namedIn?: string;
}
