import { isDay, isId } from '@kashikari/kernel';

/** The filters of a search, named as in its address. */
export interface Narrowing {
  readonly match?: string;
  /** Id or slug of a group. */
  readonly group?: string;
  /** Id of the lender. */
  readonly owner?: string;
  /** The hashtag, without its `#`. */
  readonly tag?: string;
  readonly category?: string;
  readonly location?: string;
  readonly priced?: 'true' | 'false';
  /** The content of a label. */
  readonly code?: string;
  /** `YYYY-MM-DD`, both inclusive: only what is free through all of these days. */
  readonly from?: string;
  readonly to?: string;
}

/** A removable filter of a search, with all of its parameters. */
export interface Filter {
  readonly kind: 'days' | 'group' | 'owner' | 'tag' | 'category' | 'location' | 'priced' | 'code';
  readonly names: readonly (keyof Narrowing)[];
}

const FILTERS: readonly Filter[] = [
  { kind: 'days', names: ['from', 'to'] },
  { kind: 'group', names: ['group'] },
  { kind: 'owner', names: ['owner'] },
  { kind: 'category', names: ['category'] },
  { kind: 'tag', names: ['tag'] },
  { kind: 'location', names: ['location'] },
  { kind: 'priced', names: ['priced'] },
  { kind: 'code', names: ['code'] },
];

/** Reads the address of a search; invalid filters are ignored. */
export function narrowingOf(params: URLSearchParams): Narrowing {
  const text = (name: string) => (params.get(name) ?? '').trim() || undefined;
  const day = (name: string) => [params.get(name) ?? ''].find(isDay);
  const priced = params.get('priced');
  const [from, to] = [day('from'), day('to')];
  const read = {
    match: text('match'),
    group: text('group'),
    owner: [text('owner')].find((id) => id && isId(id)),
    tag: text('tag')?.replace(/^[#＃]/, ''),
    category: text('category'),
    location: text('location'),
    priced: priced === 'true' || priced === 'false' ? priced : undefined,
    code: text('code'),
    from: from ?? to,
    // Days in the wrong order become one day: a user who changes the first continues with the second.
    to: from && to && to < from ? from : (to ?? from),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value));
}

/** Returns the removable filters of a search, in the order shown. */
export function filtersIn(narrowing: Narrowing): readonly Filter[] {
  return FILTERS.filter(({ names }) => names.some((name) => narrowing[name]));
}

/** The same search without one of its filters. */
export function without(narrowing: Narrowing, { names }: Filter): Narrowing {
  return Object.fromEntries(
    Object.entries(narrowing).filter(([name]) => !names.includes(name as keyof Narrowing)),
  );
}
