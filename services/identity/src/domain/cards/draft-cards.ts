import { refuse, type Refusal, type Verdict } from '@kashikari/kernel';
import {
  named,
  optionalEmail,
  optionalLocale,
  readCardName,
  readManagementId,
  readPermission,
  type CardDraft,
} from './card';

export interface CardsForm {
  /** Number of the first card; by default, the number after the highest of the group. */
  readonly managementId: string;
  /** Empty is the number. */
  readonly name: string;
  readonly email: string;
  readonly inviteEmail: string;
  /** Empty is `book`. */
  readonly permission: string;
  /** Empty is the language of the group's owner. */
  readonly locale: string;
  /** 0 is 1. */
  readonly count: number;
}

export interface CardDrafts {
  readonly drafts: readonly CardDraft[];
  readonly faults: readonly Refusal[];
}

const WHOLE = /^\d{1,15}$/;

/**
 * Drafts equal cards with consecutive numbers.
 * @param highest highest number in the group; 0 if it has no card
 * @param most maximum number of cards per call
 */
export function draftCards(form: CardsForm, highest: number, most: number): CardDrafts {
  const count = form.count || 1;
  const number = form.managementId === '' ? undefined : readManagementId(form.managementId);
  const read = {
    management_id: number,
    name: readCardName(form.name),
    email: optionalEmail(form.email),
    invite_email: optionalEmail(form.inviteEmail),
    permission: readPermission(form.permission || 'book'),
    locale: optionalLocale(form.locale),
  };
  const faults = faultsOf(read);
  if (count < 1 || count > most) faults.push(tooMany(most));
  if (count > 1 && number?.ok && !WHOLE.test(number.value)) faults.push(notWhole('management_id'));
  if (faults.length > 0) return { drafts: [], faults };
  const { name, email, invite_email: inviteEmail, permission, locale } = read;
  const drafts = numbers(number?.ok ? number.value : '', highest, count).map((managementId) => ({
    managementId,
    name: (name.ok && name.value) || managementId,
    email: email.ok ? email.value : '',
    inviteEmail: inviteEmail.ok ? inviteEmail.value : '',
    permission: permission.ok ? permission.value : 'book',
    locale: locale.ok ? locale.value : undefined,
  }));
  return { drafts, faults: [] };
}

/** `0007` is followed by `0008`: leading zeros are kept. */
function numbers(first: string, highest: number, count: number): string[] {
  if (first !== '' && count === 1) return [first];
  const start = first === '' ? highest + 1 : Number(first);
  return Array.from({ length: count }, (_, at) => String(start + at).padStart(first.length, '0'));
}

export const tooMany = (max: number): Refusal => ({
  ...{ kind: 'invalid', code: 'card.too_many', field: 'count' },
  params: { max },
});

export const notWhole = (field: string): Refusal => ({
  ...{ kind: 'invalid', code: 'card.not_an_integer', field },
});

/** The faults among what was read, each at its field. */
export function faultsOf(read: Readonly<Record<string, Verdict<unknown> | undefined>>): Refusal[] {
  return Object.entries(read).flatMap(([field, verdict]) =>
    !verdict || verdict.ok ? [] : [named(verdict.refusal, field)],
  );
}

/** One number, one card. */
export const numberTaken = (field: string, number: string) => refuse('card.number_taken', { number }, field);
