/** Parses the key of a job, `<id>:<seconds>`: the booking, and the start or end for which the job was created. */
export function readDueKey(key: string): { readonly bookingId: string; readonly at: number } {
  const [bookingId = '', seconds] = key.split(':');
  return { bookingId, at: Number(seconds) * 1_000 };
}
