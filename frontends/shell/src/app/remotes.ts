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
 * How remotes come (decision 12): their addresses from `/config.json`, their code by federation, their words under their
 * own namespace. A remote that doesn't come is asked for five more times, a second apart, each time past every cache;
 * then the place it was meant for shows an error with a retry, and the rest of the page lives.
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
        // The next one who asks starts anew, from the addresses on.
        loading.delete(name);
        config = readConfig();
        config.catch(() => undefined);
      });
    }
    return remote;
  };
}
