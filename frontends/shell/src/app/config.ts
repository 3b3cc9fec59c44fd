import { retrying } from '@kashikari/web-kit';

/** What the gateway says about this installation (`/config.json`). */
export interface Config {
  readonly remotes: readonly { readonly name: string; readonly entry: string }[];
}

/** Read once a page; asked for again while it fails, since without it no remote is known. */
export function readConfig(): Promise<Config> {
  return retrying(async () => {
    const response = await fetch('/config.json', { cache: 'no-cache' });
    if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
    return (await response.json()) as Config;
  });
}
