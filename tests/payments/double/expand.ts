import type { AccountData } from './account-data';
import { badParameter } from './errors';

/** Replaces ids by their objects along the paths of `expand`, e.g. `latest_charge.balance_transaction`; works on a copy. */
export function expand(answer: unknown, paths: readonly string[], data: AccountData): unknown {
  if (paths.length === 0) return answer;
  const copy = structuredClone(answer);
  for (const path of paths) {
    if (path.split('.').length > 4) throw badParameter('expand', 'You can expand up to 4 levels');
    expandPath(copy, path.split('.'), data, path);
  }
  return copy;
}

function expandPath(
  value: unknown,
  [head = '', ...rest]: readonly string[],
  data: AccountData,
  whole: string,
) {
  if (Array.isArray(value)) {
    for (const item of value) expandPath(item, [head, ...rest], data, whole);
    return;
  }
  if (!value || typeof value !== 'object') return;
  const record = value as Record<string, unknown>;
  if (!(head in record))
    throw badParameter('expand', `This property cannot be expanded (${whole}).`, 'property_not_expandable');
  const inner = record[head];
  if (typeof inner === 'string') {
    const object = data.get(inner);
    if (!object)
      throw badParameter('expand', `This property cannot be expanded (${whole}).`, 'property_not_expandable');
    record[head] = structuredClone(object);
  }
  if (rest.length > 0) expandPath(record[head], rest, data, whole);
}
