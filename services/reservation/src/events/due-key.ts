/** The booking in the key of an order: `<id>:<seconds>` (the SQL function `due_key`). */
export function bookingIdOf(key: string): string {
  return key.slice(0, key.indexOf(':'));
}
