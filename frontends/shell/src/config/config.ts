import { retrying } from '@kashikari/web-kit';

/** What the gateway says about this installation (`/config.json`). */
export interface Config {
  readonly remotes: readonly { readonly name: string; readonly entry: string }[];
  /** The operator's texts by name (`terms`, `privacy`, `commerce_law`): the languages they are written in. */
  readonly legal?: Readonly<Record<string, readonly string[]>>;
}

/** Read once a page; asked for again while it fails, since without it no remote is known. */
export function readConfig(): Promise<Config> {
  return retrying(async () => {
    const response = await fetch('/config.json', { cache: 'no-cache' });
    if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
    return (await response.json()) as Config;
  });
}
