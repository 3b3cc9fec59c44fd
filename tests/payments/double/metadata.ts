/** Merges metadata as an update does: an empty value removes its key, an empty map removes all. */
export function mergeMetadata(
  stored: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>> | undefined,
): Record<string, string> {
  if (!given) return { ...stored };
  if (Object.keys(given).length === 0) return {};
  const merged = Object.entries({ ...stored, ...given });
  return Object.fromEntries(merged.filter(([, value]) => value !== ''));
}
