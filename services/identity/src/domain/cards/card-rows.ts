import type { Refusal } from '@kashikari/kernel';
import { optionalEmail, optionalLocale, readCardName, type CardDraft, type CardPermission } from './card';
import { faultsOf, notWhole } from './draft-cards';
import { MAX_TO_ONE } from '../invites/invite-limits';

/** One line of a sheet of cards, as it was read. */
export interface CardRow {
  /** Its line in the sheet; the heading is line 1. */
  readonly line: number;
  readonly managementId: string;
  readonly name: string;
  readonly email: string;
  readonly inviteEmail: string;
  /** Empty is the language of the group's owner. */
  readonly locale: string;
}

export interface CardRowFault extends Refusal {
  readonly line: number;
}

/** A card that a line asks for. */
interface DraftedLine {
  readonly line: number;
  readonly draft: CardDraft;
}

export interface CheckedRows {
  readonly lines: readonly DraftedLine[];
  readonly faults: readonly CardRowFault[];
}

const WHOLE = /^\d{1,15}$/;

/** Ids are whole numbers: `007` and `7` are the same card. */
const sameNumber = (id: string): string => (WHOLE.test(id) ? String(Number(id)) : id);

/**
 * Every fault of every row (spec section 5, member-card import: integers, unique, valid addresses), so that all can be
 * mended before anything is written. A row without an id gets the next number after all that are there.
 * @param taken numbers of the group's other cards
 * @param highest the highest of them
 */
export function checkRows(
  rows: readonly CardRow[],
  { taken, highest }: { taken: ReadonlySet<string>; highest: number },
  permission: CardPermission,
): CheckedRows {
  const others = new Set([...taken].map(sameNumber));
  const faults: CardRowFault[] = [];
  const lines: DraftedLine[] = [];
  const seen = new Map<string, number>();
  const given = rows.map(({ managementId }) => (WHOLE.test(managementId) ? Number(managementId) : 0));
  let next = Math.max(highest, 0, ...given) + 1;
  for (const row of rows) {
    const read = {
      name: readCardName(row.name),
      email: optionalEmail(row.email),
      invite_email: optionalEmail(row.inviteEmail),
      locale: optionalLocale(row.locale),
    };
    const found = [...numberFaults(row, seen, others), ...faultsOf(read), ...emptyFault(row)];
    faults.push(...found.map((fault) => ({ ...fault, line: row.line })));
    if (found.length > 0) continue;
    const managementId = row.managementId || String(next++);
    const draft = {
      managementId,
      name: (read.name.ok && read.name.value) || managementId,
      email: read.email.ok ? read.email.value : '',
      inviteEmail: read.invite_email.ok ? read.invite_email.value : '',
      permission,
      locale: read.locale.ok ? read.locale.value : undefined,
    };
    lines.push({ line: row.line, draft });
  }
  return { lines, faults };
}

function numberFaults(
  { managementId, line }: CardRow,
  seen: Map<string, number>,
  taken: ReadonlySet<string>,
): Refusal[] {
  if (managementId === '') return [];
  if (!WHOLE.test(managementId)) return [notWhole('id')];
  const number = sameNumber(managementId);
  const first = seen.get(number);
  if (first !== undefined)
    return [{ kind: 'invalid', code: 'card.not_unique', field: 'id', params: { line: first } }];
  seen.set(number, line);
  return taken.has(number)
    ? [{ kind: 'conflict', code: 'card.number_taken', field: 'id', params: { number: managementId } }]
    : [];
}

/** The reader whom a row invites gets no more today. */
export const overInvited = (line: number): CardRowFault => ({
  ...{ line, kind: 'limited', code: 'invite.limit', field: 'invite_email' },
  params: { limit: MAX_TO_ONE, by: 'receiver' },
});

export const byLine = (a: CardRowFault, b: CardRowFault): number => a.line - b.line;

/** A row says who the card is for, at least by a number. */
function emptyFault({ managementId, name, email }: CardRow): Refusal[] {
  return managementId || name || email ? [] : [{ kind: 'invalid', code: 'validation.required', field: 'id' }];
}
