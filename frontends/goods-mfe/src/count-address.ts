/**
 * Returns the address at which a good is counted after it was registered, or got its code, during a stocktaking. The
 * group is that of the screen, and the period that of `?count=`. Returns undefined if there is no stocktaking.
 */
export function countAddress(params: URLSearchParams, goodId: string): string | undefined {
  const [group, period] = [params.get('group'), params.get('count')];
  if (!group || !period) return undefined;
  return `/-/${encodeURIComponent(group)}/stocktaking/create/${goodId}?period=${encodeURIComponent(period)}`;
}
