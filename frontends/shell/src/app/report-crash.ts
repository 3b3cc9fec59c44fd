/**
 * Leaves a crash where operators and support find it. No address of a server is asked for, no personal data is sent:
 * the number that the person sees is all that links the two.
 */
export function reportCrash(error: unknown, number: string): void {
  console.error(`crash ${number}`, error);
}
