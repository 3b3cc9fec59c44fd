import { allow, refuse, type Locale, type Refusal, type Verdict } from '@kashikari/kernel';
import { readEmail } from '../shared/email';
import { applyPatch, sets, type Field, type Patch, type PatchResult } from '../shared/patch';
import { locale, text, type Reader } from '../shared/readers';

/** `book` books like a member; `read` looks, and every write is answered with 481 (REST contract). */
const CARD_PERMISSIONS = ['book', 'read'] as const;
export type CardPermission = (typeof CARD_PERMISSIONS)[number];

export interface CardDraft {
  /** The number on the card; unique in its group. */
  readonly managementId: string;
  readonly name: string;
  /** Address of its holder; empty for none. */
  readonly email: string;
  /** Address of its invitation; empty for none. */
  readonly inviteEmail: string;
  readonly permission: CardPermission;
  /** Language of the card's screen; undefined: the language of the group's owner. */
  readonly locale: Locale | undefined;
}

/**
 * A member card: lets somebody without an account use one group. Its user has a name, a language and no address. Instants
 * are epoch milliseconds.
 */
export interface Card extends Omit<CardDraft, 'name' | 'locale'> {
  readonly id: string;
  readonly version: number;
  readonly groupId: string;
  /** The user that books with it; nobody else's. */
  readonly userId: string;
  /** Secret that signs in. Stored as a hash for look-ups, and encrypted for printing. */
  readonly secret: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly revokedAt: number | null;
}

/** It greets who gets the card by mail, as an account's name does, so it leads nowhere. */
export const readCardName = text({ max: 100, noAddress: true });
export const readManagementId = text({ max: 64, required: true });

export const readPermission: Reader<CardPermission> = (value) =>
  CARD_PERMISSIONS.includes(value as CardPermission)
    ? allow(value as CardPermission)
    : refuse('validation.choice', { choices: CARD_PERMISSIONS });

/** An address, or none. */
export const optionalEmail: Reader<string> = (value) =>
  value === null || value === '' ? allow('') : readEmail(value);

/** A language, or none. */
export const optionalLocale: Reader<Locale | undefined> = (value) =>
  value === undefined || value === '' ? allow(undefined) : locale(value);

const FIELDS: Readonly<Record<string, Field<Card>>> = {
  management_id: sets('managementId', readManagementId),
  email: sets('email', optionalEmail),
  permission: sets('permission', readPermission),
};

/** The card after a PATCH. Its name and its language are its user's: see {@link readNewName} and {@link readNewLocale}. */
export function changeCard(card: Card, patch: Patch, now: number): PatchResult<Card> {
  const { value, faults } = applyPatch(FIELDS, card, patch);
  return { value: { ...value, version: card.version + 1, updatedAt: now }, faults };
}

/** The new name in a patch; undefined when it stays. A card without a name is called by its number. */
export function readNewName(patch: Patch, managementId: string): Verdict<string | undefined> {
  if (patch['name'] === undefined) return allow(undefined);
  const read = readCardName(patch['name'] ?? '');
  return read.ok ? allow(read.value || managementId) : { ok: false, refusal: named(read.refusal, 'name') };
}

/** The new language in a patch; undefined when it stays. */
export function readNewLocale(patch: Patch): Verdict<Locale | undefined> {
  const asked = patch['locale'];
  if (asked === undefined) return allow(undefined);
  const read = locale(asked);
  return read.ok ? read : { ok: false, refusal: named(read.refusal, 'locale') };
}

/** The same card with a new secret: what was printed before opens nothing any more. */
export function reissue(card: Card, secret: string, now: number): Card {
  return { ...card, version: card.version + 1, secret, updatedAt: now };
}

export const named = (refusal: Refusal, field: string): Refusal => ({ ...refusal, field });
