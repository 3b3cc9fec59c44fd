import type { Template } from './mail';

const MINUTE = 60_000;

/** Waits between tries: soon at first, later every four hours; together a day and a half. Milliseconds. */
const WAITS = [0.5, 2, 5, 15, 60, 240, 240, 240, 240, 240, 240, 240, 240].map((minutes) => minutes * MINUTE);

/** Returns the delay after the nth failed attempt (from 1); undefined if no attempt follows. */
export function waitAfter(attempts: number): number | undefined {
  return WAITS[attempts - 1];
}

/** Mails that are of no use later. Milliseconds since they were asked for, in security time. */
const LASTS: Partial<Record<Template, number>> = { sign_in_link: 15 * MINUTE };

export function isTooLate(template: Template, orderedAt: number, now: number): boolean {
  return now - orderedAt >= (LASTS[template] ?? Infinity);
}

/** Outcome of an attempt to send a mail. */
export type Outcome =
  | {
      readonly kind: 'sent';
      readonly to: string;
      readonly subject: string;
      readonly text: string;
      readonly html: string;
    }
  /** Covered by another mail. */
  | { readonly kind: 'told' }
  /** The mail is retried later. `reason` is a code, never an address. */
  | { readonly kind: 'later'; readonly reason: string }
  | { readonly kind: 'dropped'; readonly reason: string };
