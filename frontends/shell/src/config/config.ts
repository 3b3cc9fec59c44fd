import { retrying, type Locale } from '@kashikari/web-kit';

/** A way of signing in. */
export type Way = 'password' | 'link' | 'passkey' | 'card' | 'provider';

/** The settings of an organization's own host: its sign-in methods and its appearance. */
export interface OwnShell {
  readonly id: string;
  readonly ways: readonly Way[];
  readonly sign_up: 'open' | 'invited' | 'provider' | 'off';
  readonly name: string;
  readonly logo_url: string | null;
  readonly icon_url: string | null;
  /** Texts for visitors. */
  readonly welcome: Readonly<Partial<Record<Locale, string>>>;
  /** The languages offered, at least one. */
  readonly locales: readonly Locale[];
  /** The default language for users who chose none; null means the browser's. */
  readonly locale: Locale | null;
  /** The time zone for visitors; null means the browser's. */
  readonly time_zone: string | null;
  /** The first page for visitors: `landing`, `search`, or the id of a group. */
  readonly start: string;
  /** Its colors by color scheme and by the names of the style sheet without `--k-`; null: the installation's. */
  readonly tokens: Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>> | null;
}

/** The gateway's settings of this installation (`/config.json`). */
export interface Config {
  /** The release that the gateway serves, e.g. `0.1.0+7f2c041`. */
  readonly version?: string;
  readonly environment?: 'test' | 'development' | 'staging' | 'production';
  /** The app's addresses in the stores; null if it is not published there. */
  readonly stores?: { readonly ios: string | null; readonly android: string | null };
  readonly remotes: readonly { readonly name: string; readonly entry: string }[];
  /** The operator's texts by name (`terms`, `privacy`, `commerce_law`): the languages they are written in. */
  readonly legal?: Readonly<Record<string, readonly string[]>>;
  /** The languages in which the operator has customer cases. */
  readonly cases?: readonly Locale[];
  /** The languages in which the operator has notices for Home; absent without notices. */
  readonly notices?: readonly Locale[];
  /** Present if an optional category of data is in use, about which visitors decide. */
  readonly consent?: {
    readonly in_use: readonly string[];
    /** The receiver of events, as the operator names it. */
    readonly receiver?: string;
    /** Address for events; only in a page that was requested with consent. */
    readonly endpoint?: string;
  };
  /** Names of those outside who receive data; their descriptions are texts of the shell. */
  readonly external?: readonly string[];
  /** The organization of this host; null at the common host. */
  readonly shell?: OwnShell | null;
  /** The name of the installation, chosen by its owner. */
  readonly name?: string;
  /** Present if the installation was set up without mail. */
  readonly no_mail?: {
    /** The name of the owner, who can set up mail. */
    readonly ask: string;
  };
  /** The operator's contact: an email address or a site. */
  readonly contact?: string;
  /** Present if a contact is set. */
  readonly support?: {
    /** True if the contact is an email address, to which the form for inquiries sends. */
    readonly form: boolean;
    /** Zone of the support's hours. */
    readonly time_zone: string;
  };
  /** A site on which users can write reviews of the product. */
  readonly review_url?: string;
  /** Present if a model summarizes answers of the help: its provider and their country. */
  readonly ai?: { readonly provider: string; readonly country: string };
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
