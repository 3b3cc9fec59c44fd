import type { Template } from './mail';

const MINUTE = 60_000;

/** Waits between tries: soon at first, later every four hours; together a day and a half. Milliseconds. */
const WAITS = [0.5, 2, 5, 15, 60, 240, 240, 240, 240, 240, 240, 240, 240].map((minutes) => minutes * MINUTE);

/** How long to wait after the nth failed try (from 1); undefined when it is time to give up. */
export function waitAfter(attempts: number): number | undefined {
  return WAITS[attempts - 1];
}

/** Mails that are of no use later. Milliseconds since they were asked for, in security time. */
const LASTS: Partial<Record<Template, number>> = { sign_in_link: 15 * MINUTE };

export function isTooLate(template: Template, orderedAt: number, now: number): boolean {
  return now - orderedAt >= (LASTS[template] ?? Infinity);
}

/** What became of a mail that was carried. */
export type Outcome =
  | {
      readonly kind: 'sent';
      readonly to: string;
      readonly subject: string;
      readonly text: string;
      readonly html: string;
    }
  /** Another mail tells of it. */
  | { readonly kind: 'told' }
  /** To be tried again. `reason` is a code, never an address. */
  | { readonly kind: 'later'; readonly reason: string }
  | { readonly kind: 'dropped'; readonly reason: string };
