import {
  type LoadRemote,
  OtherKit,
  type Remote,
  type RemoteName,
  addTranslations,
  fitsKit,
  retrying,
} from '@kashikari/web-kit';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { type Config, readConfig } from '../config/config';

/**
 * Loads remotes (decision 12): their addresses from `/config.json`, their code by federation, their translations into
 * separate namespaces. A failed load is retried five times, one second apart, past every cache. After that, the
 * remote's place shows an error with a retry; the rest of the page still works.
 */
export function remoteLoader(first: Promise<Config>): LoadRemote {
  let config = first;
  const loading = new Map<RemoteName, Promise<Remote>>();
  let round = 0;

  async function fetchRemote(name: RemoteName, attempt: number): Promise<Remote> {
    const { remotes } = await config;
    const known = remotes.find((remote) => remote.name === name);
    if (!known) throw new Error(`/config.json knows no remote "${name}"`);
    round += attempt > 0 ? 1 : 0;
    registerRemotes([{ name, entry: attempt > 0 ? `${known.entry}?again=${round}` : known.entry }], {
      force: attempt > 0,
    });
    const offered = await loadRemote<{ remote: Remote }>(`${name}/routes`);
    if (!offered) throw new Error(`remote "${name}" offers nothing`);
    const { kit } = offered.remote;
    if (!fitsKit(kit, KIT_VERSION)) throw new OtherKit(name, kit, KIT_VERSION);
    await addTranslations(name, offered.remote.translations);
    return offered.remote;
  }

  return (name) => {
    let remote = loading.get(name);
    if (!remote) {
      remote = retrying((attempt) => fetchRemote(name, attempt));
      loading.set(name, remote);
      remote.catch((error: unknown) => {
        console.warn(`remote "${name}" did not come`, error);
        // The next request starts over and rereads the addresses.
        loading.delete(name);
        config = readConfig();
        config.catch(() => undefined);
      });
    }
    return remote;
  };
}
