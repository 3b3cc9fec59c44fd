import type { AccountData } from './account-data';
import type { Params, Specs } from './params';
import type { Sandbox } from './sandbox';

/** A call that was authenticated and whose parameters were checked. */
export interface Call<F extends Specs = Specs> {
  readonly sandbox: Sandbox;
  readonly data: AccountData;
  readonly params: Params<F>;
  /** Segments of the path that the pattern names, e.g. `id`. */
  readonly path: Readonly<Record<string, string>>;
  /** The caller has the publishable key. */
  readonly isPublic: boolean;
}

export interface Route {
  readonly method: string;
  readonly pattern: string;
  readonly specs: Specs;
  /** Parameters with the publishable key. */
  readonly publicSpecs: Specs;
  /** True if a browser may call it with the publishable key. */
  readonly isPublic: boolean;
  /** The answer is a list of objects, which the server cuts into pages. */
  readonly isList: boolean;
  match(path: string): Record<string, string> | undefined;
  run(call: Call): unknown;
}

interface RouteOptions {
  readonly isPublic?: boolean;
  readonly isList?: boolean;
  /** Parameters that only the provider's browser script sends, with the publishable key. */
  readonly browserOnly?: readonly string[];
}

/** Parameters of every list. */
const PAGE = { limit: 'integer', starting_after: 'string', ending_before: 'string' } as const;

/** A route such as `POST /v1/refunds`. */
export function route<const F extends Specs>(
  method: 'GET' | 'POST' | 'DELETE',
  pattern: string,
  params: F,
  run: (call: Call<F>) => unknown,
  { isPublic = false, isList = false, browserOnly = [] }: RouteOptions = {},
): Route {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const matcher = new RegExp(`^${pattern.replaceAll(/:\w+/g, '([^/]+)')}$`);
  const publicSpecs = { ...params, ...(isList && PAGE), expand: { list: 'string' } } as Specs;
  const documented = Object.entries(publicSpecs).filter(([name]) => !browserOnly.includes(name));
  const specs = Object.fromEntries(documented);
  const match = (path: string) => {
    const found = matcher.exec(path);
    return found ? Object.fromEntries(names.map((name, n) => [name, found[n + 1] ?? ''])) : undefined;
  };
  return {
    method,
    pattern,
    specs,
    publicSpecs,
    isPublic,
    isList,
    match,
    run: run as unknown as Route['run'],
  };
}

/** A route whose answer is a page of the returned objects. */
export const listRoute = <const F extends Specs>(
  pattern: string,
  params: F,
  run: (call: Call<F>) => readonly { readonly id: string }[],
) => route('GET', pattern, params, run, { isList: true });
