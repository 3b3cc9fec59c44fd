import type { ProductUnderFault } from './product-under-fault';

/** Seconds for which things that can be away are away. */
export const AWAY = Number(process.env['FAULT_SECONDS'] ?? 120);

/** One fault, and the effects that it may have. */
export interface Fault {
  readonly name: string;
  /**
   * Brings it about, waits as long as it lasts, and ends it where it doesn't end by itself.
   * @returns what was wrong beyond what the load itself has seen; nothing where all was well
   */
  run(tested: ProductUnderFault): Promise<readonly string[] | void>;
  /** Services that put one event aside for it, as they should. */
  readonly deadLetteredBy?: readonly string[];
  /** True if a mail may arrive twice: SMTP leaves it unknown if an unacknowledged mail was accepted. */
  readonly mailTwice?: boolean;
  readonly skipped?: string;
}
