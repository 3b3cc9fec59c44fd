import type { ReadCode, ScanAnswer } from './api/resolve-scan';

export type ScanAction = ScanAnswer['scan']['actions'][number];

/** An action of the sheet with the address that it leads to. */
export interface ScanLink {
  readonly action: ScanAction;
  readonly to: string;
}

/** The permission of a booking by which an action on it goes. */
const ACTS: Partial<Record<ScanAction, string>> = {
  return: 'return',
  take_back: 'return',
  extend: 'extend',
  hand_over: 'hand_over',
};

/** The actions that a screen has, in their order. */
export function scanLinks(read: ReadCode): readonly ScanLink[] {
  const { actions } = read.answer.scan;
  return actions.flatMap((action) => {
    const to = addressOf(action, read);
    return to === undefined ? [] : [{ action, to }];
  });
}

function addressOf(action: ScanAction, { code, answer }: ReadCode): string | undefined {
  const { scan, groups } = answer;
  const read = encodeURIComponent(code.trim());
  const good = `/goods/${scan.good_id ?? ''}`;
  switch (action) {
    case 'borrow':
      return `${good}/bookings/new/now?code=${read}`;
    case 'book_later':
      return `${good}/bookings/new?code=${read}`;
    case 'queue':
      return good;
    case 'edit':
      return `${good}/edit`;
    case 'hand_out':
    case 'lend_to':
      return counterOf(answer, code.trim());
    case 'open':
    case 'join':
      return ownAddress(answer, groups[0]?.slug, read);
    case 'sign_in':
      return scan.kind === 'card' ? cardAddress(code) : '/sign_in';
    case 'search':
    case 'show_goods':
      return `/search?code=${encodeURIComponent(scan.normal)}`;
    case 'register':
      return `/goods/new?code=${encodeURIComponent(scan.normal)}`;
    case 'attach':
      return `/goods/attach?code=${encodeURIComponent(scan.normal)}`;
    case 'collect':
    case 'return':
    case 'extend':
    case 'hand_over':
    case 'take_back':
    case 'write':
      return bookingAddress(action, answer);
    case 'count':
      return countAddress(answer, read);
  }
}

/** The page of the good with the code that was read, of the group, or of the holder of a card. */
function ownAddress({ scan }: ScanAnswer, slug: string | undefined, read: string): string | undefined {
  if (scan.kind === 'group') return slug && `/-/${slug}`;
  if (scan.user_id) return `/users/${scan.user_id}`;
  return `/goods/${scan.good_id ?? ''}?code=${read}`;
}

/** The counter of the group, with the good on it that was scanned or the holder of the card before it. */
function counterOf({ scan, goods }: ScanAnswer, code: string): string {
  const group = scan.group_id ?? goods[0]?.group_ids[0];
  const query = new URLSearchParams(group ? { group } : {});
  if (scan.kind === 'good') query.set('code', code);
  if (scan.user_id) query.set('person', scan.user_id);
  return `/bookings/counter${query.size > 0 ? `?${query}` : ''}`;
}

/** Returns the address at which the good is counted, in the group where it was scanned or in its first one. */
function countAddress({ scan, goods }: ScanAnswer, read: string): string | undefined {
  const group = scan.group_id ?? goods[0]?.group_ids[0];
  return group && `/-/${group}/stocktaking/create/${read}`;
}

/** Returns the path of the card whose address was read, on the site that read it. */
function cardAddress(code: string): string | undefined {
  return URL.canParse(code.trim()) ? new URL(code.trim()).pathname : undefined;
}

/**
 * Returns the address of the booking that the action concerns. If the user manages several, the list of the good's
 * bookings offers the choice.
 */
function bookingAddress(action: ScanAction, { scan, bookings }: ScanAnswer): string | undefined {
  const act = ACTS[action];
  const fits = bookings.filter(({ permissions }) => act === undefined || permissions.includes(act));
  if (fits.length > 1 && action !== 'collect') return `/goods/${scan.good_id ?? ''}/bookings`;
  const [booking] = fits;
  if (!booking) return undefined;
  return action === 'extend' ? `/bookings/${booking.id}/extend` : `/bookings/${booking.id}`;
}
