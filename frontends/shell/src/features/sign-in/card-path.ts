import { ownAddressIn } from '@kashikari/kernel';

/**
 * Returns the path of a member card's address on this site; undefined for any other text.
 * @param withGroups accepts the address of a group as well
 */
export function cardPath(typed: string, origin: string, withGroups = false): string | undefined {
  const text = typed.trim();
  const address = ownAddressIn(text.startsWith('/') ? `${origin}${text}` : text, [origin]);
  if (address === undefined || address === 'foreign') return undefined;
  if (address.kind === 'card') return `/auth_tokens/${address.secret}`;
  return withGroups && address.kind === 'group' ? `/-/${address.name}` : undefined;
}
