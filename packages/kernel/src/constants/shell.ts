/** Days for which the smart banner stays hidden after a visitor closes it. */
export const SMART_BANNER_DAYS = 14;

/** Milliseconds from a render crash to the reload of the root. */
export const CRASH_RELOAD_MS = 500;

/** Milliseconds for which a sign-in link ignores further presses. */
export const SIGN_IN_LINK_GUARD_MS = 500;

/** Milliseconds from opening an app link to signing in with its token. */
export const APP_LINK_DELAY_MS = 250;

/** Minutes between two checks for a new version of the shell. */
export const UPDATE_CHECK_MINUTES = 15;

/** Seconds before its expiry at which the shell renews a token. */
export const TOKEN_RENEW_BEFORE_S = 60;

/** Milliseconds after which loading a chunk of script fails. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Further attempts to load a chunk after the first one failed. */
export const CHUNK_RETRIES = 5;

/** Milliseconds between two attempts to load a chunk. */
export const CHUNK_RETRY_PAUSE_MS = 1_000;

/** Pixels of window width from which the wide layout applies. */
export const WIDE_LAYOUT_PX = 1024;

/** Height of the header, pixels. */
export const HEADER_HEIGHT_PX = 45;

/** A flash message stays one second for each this many characters. */
export const FLASH_CHARS_PER_SECOND = 4;

/** Number of searches in the history. */
export const SEARCH_HISTORY_KEPT = 5;

/** Days for which the smart banner stays hidden after a visitor followed its link to a store. */
export const SMART_BANNER_REMINDER_DAYS = 14;

/** Environments that an installation can be. */
export const APP_ENVIRONMENTS = ['test', 'development', 'staging', 'production'] as const;
