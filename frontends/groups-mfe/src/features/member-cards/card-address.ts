/** Returns the address in a card's QR code. Opening it signs in with the card. */
export function cardAddress(secret: string, origin: string): string {
  return `${origin}/auth_tokens/${secret}`;
}
