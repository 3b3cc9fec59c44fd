import type { Tx } from '@kashikari/platform/tx';

/** Texts that people wrote about bookings and goods. */
export abstract class PersonalWords {
  /**
   * Forgets what an account wrote that is gone: memos, messages, reasons, notes, names of its feeds, what it has
   * to pay, and what it was answered. Bookings stay, with their days and numbers: others need them (docs/privacy.md).
   */
  abstract forget(tx: Tx, accountId: string): Promise<void>;
}
