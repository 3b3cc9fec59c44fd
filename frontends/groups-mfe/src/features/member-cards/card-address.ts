/** The address that a card's QR holds: whoever opens it is signed in with the card. */
export function cardAddress(secret: string, origin: string): string {
  return `${origin}/auth_tokens/${secret}`;
}
