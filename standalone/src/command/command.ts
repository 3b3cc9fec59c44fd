/** One command of an installation's operator. */
export interface Command {
  /** Arguments as the usage shows them. */
  readonly args: string;
  readonly summary: string;
  /**
   * Runs the command.
   * @param tell prints a sentence for the person at the terminal
   * @returns the exit code
   */
  run(args: readonly string[], tell: (sentence: string) => void): Promise<number>;
}
