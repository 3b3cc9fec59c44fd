import { ownAddressIn } from '@kashikari/kernel';

/**
 * Where the address on a member card leads on this site; undefined for what is none of ours.
 * @param withGroups the address of a group leads to its page
 */
export function cardPath(typed: string, origin: string, withGroups = false): string | undefined {
  const text = typed.trim();
  const address = ownAddressIn(text.startsWith('/') ? `${origin}${text}` : text, [origin]);
  if (address === undefined || address === 'foreign') return undefined;
  if (address.kind === 'card') return `/auth_tokens/${address.secret}`;
  return withGroups && address.kind === 'group' ? `/-/${address.name}` : undefined;
}
