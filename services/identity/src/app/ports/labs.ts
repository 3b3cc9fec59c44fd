/** Labs that users have switched on. */
export abstract class Labs {
  abstract of(userId: string): Promise<string[]>;
  /** Switches labs on and off; others stay. Changes nothing for a deleted user. @returns those that are on then */
  abstract change(userId: string, on: readonly string[], off: readonly string[]): Promise<string[]>;
}
