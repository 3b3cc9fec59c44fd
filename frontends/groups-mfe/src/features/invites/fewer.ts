/**
 * Returns the list without the last people who exceed the seats. Existing members need no seat and remain. Returns
 * undefined if no new person would be left, so that fewer people are no alternative.
 */
export function fewerOf(
  emails: readonly string[],
  { over, members }: { over: number; members: readonly string[] },
): { readonly kept: readonly string[]; readonly off: readonly string[] } | undefined {
  const isNew = (email: string) => !members.includes(email);
  const newcomers = emails.filter(isNew);
  if (newcomers.length <= over) return undefined;
  const off = newcomers.slice(-over);
  return { kept: emails.filter((email) => !off.includes(email)), off };
}
