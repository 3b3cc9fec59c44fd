import { labelCodeIn } from '../label-code';

/** A resource of the installation that an address in a code identifies. */
export type OwnAddress =
  | { readonly kind: 'label'; readonly code: string }
  | { readonly kind: 'good'; readonly id: string }
  | { readonly kind: 'booking'; readonly id: string }
  /** An id or a slug. */
  | { readonly kind: 'group'; readonly name: string }
  | { readonly kind: 'card'; readonly secret: string };

const UUID = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
const GOOD = new RegExp(`^/goods/${UUID}/?$`, 'i');
const BOOKING = new RegExp(`^/bookings/${UUID}/?$`, 'i');
const GROUP = /^\/-\/([\w~-]{1,64})\/?$/;
const CARD = /^\/auth_tokens\/([\w-]{1,200})\/?$/;

/**
 * Parses an http or https address in a code.
 * @param origins of this installation, former ones included
 * @returns `foreign` for an address at another origin or of a page without a resource; undefined if the text is not an
 *   address
 */
export function ownAddressIn(text: string, origins: readonly string[]): OwnAddress | 'foreign' | undefined {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return undefined;
  const { origin, pathname, username, password } = new URL(text);
  if (!origins.includes(origin) || username !== '' || password !== '') return 'foreign';
  return thingAt(pathname) ?? 'foreign';
}

function thingAt(path: string): OwnAddress | undefined {
  const code = /^\/q\/([^/]+)\/?$/.exec(path)?.[1];
  const label = code && labelCodeIn(code);
  if (label) return { kind: 'label', code: label };
  const good = GOOD.exec(path)?.[1];
  if (good) return { kind: 'good', id: good.toLowerCase() };
  const booking = BOOKING.exec(path)?.[1];
  if (booking) return { kind: 'booking', id: booking.toLowerCase() };
  const group = GROUP.exec(path)?.[1];
  if (group) return { kind: 'group', name: group };
  const card = CARD.exec(path)?.[1];
  return card === undefined ? undefined : { kind: 'card', secret: card };
}
