/**
 * Drafts: unsaved input of forms, per account on this device. A draft survives a reload, a crash and a sign-in. It
 * expires after 30 days and when its account signs out. A visitor's draft is stored in the tab, and passes to the
 * account that signs in there.
 */

/** A form that was being filled in. */
export interface KeptDraft {
  /** Time of writing, epoch milliseconds. */
  readonly at: number;
  /** Fields that differ from what is stored, by name. */
  readonly typed: Readonly<Record<string, unknown>>;
}

const PREFIX = 'kashikari.draft.';
const DAYS_30 = 30 * 86_400_000;

/** Maximum length of a draft, characters; a longer one is not stored. Storage has about five million in all. */
const MAX_LENGTH = 200_000;

/** Account id that represents a visitor. */
const VISITOR = '-';

/** Accounts that signed out on this page, which may still hold a form of theirs for a moment: nothing of it is written. */
const closed = new Set<string>();

/** The place of a form of an account: `creating_goods`, `editing_good.<id>`. */
export function placeOf(account: string | undefined, form: string): string {
  return `${PREFIX}${account ?? VISITOR}.${form}`;
}

const storageOf = (place: string): Storage =>
  place.startsWith(`${PREFIX}${VISITOR}.`) ? sessionStorage : localStorage;

/** Returns the draft at a place; undefined if there isn't one, or if it is no longer usable. */
function readDraft(place: string): KeptDraft | undefined {
  try {
    const draft = usable(storageOf(place).getItem(place));
    if (!draft) storageOf(place).removeItem(place);
    return draft;
  } catch {
    return undefined;
  }
}

/** Opens a place for a form. A visitor's draft of that form passes to the account that has signed in since. */
export function openDraft(account: string | undefined, form: string): KeptDraft | undefined {
  const place = placeOf(account, form);
  closed.delete(account ?? VISITOR);
  if (account === undefined) return readDraft(place);
  const visitors = placeOf(undefined, form);
  const own = readDraft(place);
  const draft = own ?? readDraft(visitors);
  if (draft && !own) writeDraft(place, draft);
  removeDraft(visitors);
  return draft;
}

/** Stores a draft; returns false if storage is blocked or full. */
export function writeDraft(place: string, draft: KeptDraft): boolean {
  const text = JSON.stringify(draft);
  if (text.length > MAX_LENGTH || closed.has(accountOf(place))) return false;
  try {
    storageOf(place).setItem(place, text);
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(place: string): void {
  try {
    storageOf(place).removeItem(place);
  } catch {
    // Nothing was stored.
  }
}

/** Forgets the drafts of an account, which has signed out here; of all accounts without one. */
export function forgetDrafts(account?: string): void {
  for (const place of places()) {
    if (account !== undefined && accountOf(place) !== account) continue;
    closed.add(accountOf(place));
    removeDraft(place);
  }
  if (account !== undefined) closed.add(account);
}

/** Deletes drafts older than 30 days. Reading does so, too; this is for forms that are not opened again. */
export function sweepDrafts(): void {
  for (const place of places()) readDraft(place);
}

const accountOf = (place: string): string => place.slice(PREFIX.length).split('.', 1)[0] ?? '';

function places(): string[] {
  try {
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      key.startsWith(PREFIX),
    );
  } catch {
    return [];
  }
}

function usable(text: string | null): KeptDraft | undefined {
  if (text === null || text.length > MAX_LENGTH) return undefined;
  try {
    const { at, typed } = JSON.parse(text) as Partial<KeptDraft>;
    const isWhole = typeof at === 'number' && typeof typed === 'object' && typed !== null;
    return isWhole && at > Date.now() - DAYS_30 ? { at, typed } : undefined;
  } catch {
    return undefined;
  }
}
