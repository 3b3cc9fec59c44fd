/** Error for a remote that was built with another kit than the shell's, whose exports it may need. */
export class OtherKit extends Error {
  /** Marks an error that no retry fixes. */
  readonly isFinal = true;

  constructor(remote: string, kit: string | undefined, own: string) {
    super(`remote "${remote}" was built with kit ${kit ?? 'of no version'}; here is ${own}`);
    this.name = 'OtherKit';
  }
}

/**
 * Returns true if a remote is compatible: patch versions of one kit (`0.1.x`) are compatible with each other.
 * @param kit version that the remote declares
 * @param own the shell's version
 */
export function fitsKit(kit: string | undefined, own: string): boolean {
  return lineOf(kit) === lineOf(own);
}

const lineOf = (version = '') => version.split('.').slice(0, 2).join('.');
