export interface Release {
  /** Version in CHANGELOG.md, e.g. `0.1.0`. */
  readonly version: string;
  /** Commit of the sources, 40 hex digits; null if unknown, as in an archive without history. */
  readonly commit: string | null;
}

/** Returns the release that the image or `npm start` sets in KASHIKARI_VERSION and KASHIKARI_COMMIT. */
export function releaseOf(env: Readonly<Record<string, string | undefined>>): Release {
  return { version: env['KASHIKARI_VERSION'] || '0.0.0', commit: env['KASHIKARI_COMMIT'] || null };
}
