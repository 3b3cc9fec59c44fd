/** A remote that was built with another kit than the shell's: what it asks of the kit may not be there. */
export class OtherKit extends Error {
  /** Nothing that comes by asking again. */
  readonly isFinal = true;

  constructor(remote: string, kit: string | undefined, own: string) {
    super(`remote "${remote}" was built with kit ${kit ?? 'of no version'}; here is ${own}`);
    this.name = 'OtherKit';
  }
}

/**
 * Whether a remote fits: patches of one kit (`0.1.x`) fit each other.
 * @param kit of the remote, as it says
 * @param own the shell's
 */
export function fitsKit(kit: string | undefined, own: string): boolean {
  return lineOf(kit) === lineOf(own);
}

const lineOf = (version = '') => version.split('.').slice(0, 2).join('.');
