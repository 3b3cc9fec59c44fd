/** Which build of Kashikari a process runs. */
export interface Release {
  /** As in CHANGELOG.md, e.g. `0.1.0`. */
  readonly version: string;
  /** Of the sources, 40 hex digits; null where nobody said, as from an archive without history. */
  readonly commit: string | null;
}

/** What the image, or `npm start`, says of itself: KASHIKARI_VERSION and KASHIKARI_COMMIT. */
export function releaseOf(env: Readonly<Record<string, string | undefined>>): Release {
  return { version: env['KASHIKARI_VERSION'] || '0.0.0', commit: env['KASHIKARI_COMMIT'] || null };
}
