/**
 * The list without its last people, so many as find no seat; who belongs already needs none and stays.
 * Undefined where nobody new would be left: then fewer people is no way on.
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
