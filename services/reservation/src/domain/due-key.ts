/** What the key of an order says, `<id>:<seconds>`: the booking, and the start or end that it was made for. */
export function readDueKey(key: string): { readonly bookingId: string; readonly at: number } {
  const [bookingId = '', seconds] = key.split(':');
  return { bookingId, at: Number(seconds) * 1_000 };
}
