import { retrying } from '@kashikari/web-kit';

/** A way of signing in. */
export type Way = 'password' | 'link' | 'passkey' | 'card' | 'provider';

/** How an organisation has people sign in at its own host. */
export interface OwnShell {
  readonly id: string;
  readonly ways: readonly Way[];
  readonly sign_up: 'open' | 'invited' | 'provider' | 'off';
}

/** What the gateway says about this installation (`/config.json`). */
export interface Config {
  readonly remotes: readonly { readonly name: string; readonly entry: string }[];
  /** The operator's texts by name (`terms`, `privacy`, `commerce_law`): the languages they are written in. */
  readonly legal?: Readonly<Record<string, readonly string[]>>;
  /** Of the organisation at this host; null at the common one. */
  readonly shell?: OwnShell | null;
  /** Where the operator answers: an email address or a site. */
  readonly contact?: string;
}

/** The configuration in the page, where the gateway has filled it in; otherwise it is fetched. */
export function firstConfig(): Promise<Config> {
  const text = document.getElementById('config')?.textContent ?? '';
  try {
    return Promise.resolve(JSON.parse(text) as Config);
  } catch {
    return readConfig();
  }
}

/** Fetches the configuration; asks again while it fails, since without it no remote is known. */
export function readConfig(): Promise<Config> {
  return retrying(async () => {
    const response = await fetch('/config.json', { cache: 'no-cache' });
    if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
    return (await response.json()) as Config;
  });
}
