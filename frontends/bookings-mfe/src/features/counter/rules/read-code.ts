import { ownAddressIn } from '@kashikari/kernel';

/** A code read or typed at the counter: the address of a good or of a member card, or a text to look up. */
export type Code =
  | { readonly kind: 'good'; readonly id: string }
  | { readonly kind: 'card'; readonly secret: string }
  | { readonly kind: 'other'; readonly text: string };

/**
 * Reads a code. A good's QR may be its address (`/goods/{id}`), and a member card's is the address that signs in with it
 * (`/auth_tokens/{jti}`). All else is looked up: labels, addresses of other hosts, numbers and names.
 * @param origin of this installation; addresses at others are nothing that the counter opens by itself
 */
export function readCode(code: string, origin: string): Code {
  const text = code.trim();
  const address = ownAddressIn(text, [origin]);
  if (address !== 'foreign' && (address?.kind === 'good' || address?.kind === 'card')) return address;
  return { kind: 'other', text };
}
