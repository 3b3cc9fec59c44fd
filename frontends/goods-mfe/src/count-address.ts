/**
 * Where a good is counted that was registered or got its code in the midst of a stocktaking: the group of the screen, the period of
 * `?count=`.
 * Undefined where nobody counts.
 */
export function countAddress(params: URLSearchParams, goodId: string): string | undefined {
  const [group, period] = [params.get('group'), params.get('count')];
  if (!group || !period) return undefined;
  return `/-/${encodeURIComponent(group)}/stocktaking/create/${goodId}?period=${encodeURIComponent(period)}`;
}
