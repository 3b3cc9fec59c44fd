import type { ProductUnderFault } from './product-under-fault';

/** Duration of outages, seconds. */
export const AWAY = Number(process.env['FAULT_SECONDS'] ?? 120);

export interface Fault {
  readonly name: string;
  /**
   * Causes the fault, waits for its duration, and ends it unless it ends by itself.
   * @returns faults beyond those that the load itself has seen; undefined or empty if all was well
   */
  run(tested: ProductUnderFault): Promise<readonly string[] | void>;
  /** Services that put one event aside for it, as they should. */
  readonly deadLetteredBy?: readonly string[];
  /** True if a mail may arrive twice: SMTP leaves it unknown if an unacknowledged mail was accepted. */
  readonly mailTwice?: boolean;
  readonly skipped?: string;
}
