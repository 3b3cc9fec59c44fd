import type { Tx } from '@kashikari/platform/tx';
/** Mail files, one per day, for installations without a mail server. */
export abstract class MailFiles {
  /** Removes the files of days that are longer ago than mails are kept (`MAIL_KEEP_DAYS`). Business time. */
  abstract removeBefore(now: number): Promise<void>;
  /** Orders the next look; there is one order at a time. */
  abstract order(dueAt: number): Promise<void>;
  abstract orderIn(tx: Tx, dueAt: number): Promise<void>;
}
