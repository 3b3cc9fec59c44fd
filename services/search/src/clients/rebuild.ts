import { DEFAULT_LOCALE, SYSTEM } from '@kashikari/kernel';
import { search } from '@kashikari/contracts';
import { ActorSigner, GrpcClients, readProcessSettings } from '@kashikari/platform';

/**
 * Makes the running service rebuild its index: `node services/search/dist/clients/rebuild.js`, with the same
 * ADDRESS_SEARCH and KASHIKARI_SECRET as the other services.
 */
async function rebuild(): Promise<void> {
  const settings = readProcessSettings({ settings: {}, calls: ['search'] }, process.env);
  const clients = new GrpcClients(settings.addresses, new ActorSigner(settings));
  try {
    const call = { actor: SYSTEM, now: Date.now(), locale: DEFAULT_LOCALE };
    const { started } = await clients.connect(search.SearchServiceClient, 'search').rebuildIndex({}, call);
    console.log(
      started ? 'The rebuild has begun; the log of the service says when it ends.' : 'It is under way.',
    );
  } finally {
    clients.close();
  }
}

rebuild().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
