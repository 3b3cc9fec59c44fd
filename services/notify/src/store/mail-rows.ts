import { currentTraceparent } from '@kashikari/platform';
import type { ClaimedMail } from '../app/ports';
import type { Outcome } from '../domain/delivery';
import type { MailPlace, MailOrder, Params, Receiver, Template } from '../domain/mail';
import type { Encryptor } from './encryptor';

export interface MailRow {
  readonly id: string;
  readonly template: Template;
  readonly sealed: Buffer;
  readonly attempts: number;
  readonly ordered_at: Date;
}

interface Content {
  readonly receiver: Receiver;
  readonly params: Params;
  readonly place?: MailPlace | undefined;
  readonly replyTo?: string | undefined;
  readonly traceparent?: string;
}

/** @param place the only one where it can be opened */
export function toSealed(
  { receiver, params, place: at, replyTo }: MailOrder,
  place: string,
  encryptor: Encryptor,
): string {
  return encryptor
    .seal(
      { receiver, params, place: at, replyTo, traceparent: currentTraceparent() } satisfies Content,
      place,
    )
    .toString('hex');
}

/**
 * Undefined where it was sealed under a secret that is gone.
 * @param place where it was sealed to
 */
export function toCarried(row: MailRow, encryptor: Encryptor, place = row.id): ClaimedMail | undefined {
  const content = encryptor.open(row.sealed, place) as Content | undefined;
  if (!content) return undefined;
  const { receiver, params, place: at, replyTo, traceparent } = content;
  return {
    id: row.id,
    template: row.template,
    receiver,
    params,
    place: at,
    replyTo,
    attempts: row.attempts,
    orderedAt: row.ordered_at.getTime(),
    traceparent,
  };
}

/** Copy of a mail for tests. */
export interface Copy {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function toCopy(outcome: Outcome): Copy | undefined {
  if (outcome.kind !== 'sent') return undefined;
  const { to, subject, text, html } = outcome;
  return { to, subject, text, html };
}
