import { UPDATE_CHECK_MINUTES } from '@kashikari/kernel';
import { useEffect, useState } from 'react';
import type { Config } from '../config/config';

/** Coming back to the page asks no more often than this, milliseconds. */
const AT_MOST_EVERY = 60_000;

/** The environments without an offer of a new release: developers reload anyway, and it is minor on staging. */
const QUIET: readonly Config['environment'][] = ['development', 'staging'];

/**
 * The release that the gateway serves by now, when it is another one than that of this page. Asked when the page is looked at
 * again, and every 15 minutes.
 */
export function useNewerRelease(config: Promise<Config>): string | undefined {
  const [newer, setNewer] = useState<string>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    void config.then(({ version, environment }) => {
      if (!gone && version !== undefined && !QUIET.includes(environment)) stop = watch(version, setNewer);
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [config]);
  return newer;
}

function watch(own: string, found: (release: string | undefined) => void): () => void {
  let asked = Date.now();
  async function ask(): Promise<void> {
    asked = Date.now();
    const answer = await fetch('/config.json', { cache: 'no-cache' });
    const { version } = (await answer.json()) as Config;
    if (version !== undefined) found(version === own ? undefined : version);
  }
  // A failure, as offline or with a proxy's own page, is ignored until the next check.
  const look = () => void ask().catch(() => undefined);
  const back = () => {
    if (document.visibilityState === 'visible' && Date.now() - asked >= AT_MOST_EVERY) look();
  };
  const timer = setInterval(look, UPDATE_CHECK_MINUTES * 60_000);
  window.addEventListener('focus', back);
  document.addEventListener('visibilitychange', back);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', back);
    document.removeEventListener('visibilitychange', back);
  };
}
