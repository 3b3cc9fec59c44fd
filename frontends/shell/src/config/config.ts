import { retrying, type Locale } from '@kashikari/web-kit';

/** A way of signing in. */
export type Way = 'password' | 'link' | 'passkey' | 'card' | 'provider';

/** How an organisation has people sign in at its own host. */
export interface OwnShell {
  readonly id: string;
  readonly ways: readonly Way[];
  readonly sign_up: 'open' | 'invited' | 'provider' | 'off';
  readonly name: string;
  readonly logo_url: string | null;
  readonly icon_url: string | null;
  /** Texts for visitors. */
  readonly welcome: Readonly<Partial<Record<Locale, string>>>;
  /** In which it is offered, at least one. */
  readonly locales: readonly Locale[];
  /** For who chose none; null: what the browser prefers. */
  readonly locale: Locale | null;
  /** For visitors; null: the browser's. */
  readonly time_zone: string | null;
  /** The first page for visitors: `landing`, `search`, or the id of a group. */
  readonly start: string;
  /** Its colors by color scheme and by the names of the style sheet without `--k-`; null: the installation's. */
  readonly tokens: Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>> | null;
}

/** What the gateway says about this installation (`/config.json`). */
export interface Config {
  /** The release that the gateway serves, e.g. `0.1.0+7f2c041`. */
  readonly version?: string;
  /** What the installation is for. */
  readonly environment?: 'test' | 'development' | 'staging' | 'production';
  /** Where the app stands in the stores; null where it doesn't. */
  readonly stores?: { readonly ios: string | null; readonly android: string | null };
  readonly remotes: readonly { readonly name: string; readonly entry: string }[];
  /** The operator's texts by name (`terms`, `privacy`, `commerce_law`): the languages they are written in. */
  readonly legal?: Readonly<Record<string, readonly string[]>>;
  /** The languages in which the operator has customer cases. */
  readonly cases?: readonly Locale[];
  /** Of the organisation at this host; null at the common one. */
  readonly shell?: OwnShell | null;
  /** Of the installation, as its owner chose it. */
  readonly name?: string;
  /** Where it was set up without mail. */
  readonly no_mail?: {
    /** Name of the owner, who can set it up. */
    readonly ask: string;
  };
  /** Where the operator answers: an email address or a site. */
  readonly contact?: string;
}

/** The configuration in the page; undefined where the gateway has not filled it in. */
export function pageConfig(): Config | undefined {
  const text = document.getElementById('config')?.textContent ?? '';
  try {
    return JSON.parse(text) as Config;
  } catch {
    return undefined;
  }
}

/** The configuration in the page, otherwise it is fetched. */
export function firstConfig(): Promise<Config> {
  const config = pageConfig();
  return config ? Promise.resolve(config) : readConfig();
}

/** Fetches the configuration; asks again while it fails, since without it no remote is known. */
export function readConfig(): Promise<Config> {
  return retrying(async () => {
    const response = await fetch('/config.json', { cache: 'no-cache' });
    if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
    return (await response.json()) as Config;
  });
}
