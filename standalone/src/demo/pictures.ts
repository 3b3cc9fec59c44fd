import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalog, enumOf, SETS } from '@kashikari/contracts';
import { DEFAULT_LOCALE, SYSTEM } from '@kashikari/kernel';
import { ActorSigner, GrpcClients } from '@kashikari/platform/edge';

const FOLDER = path.join(__dirname, '../../demo/illustrations');

/** Tints of the ground that drawings stand on, one after the other. */
const TILES = ['nando', 'kaki', 'yamabuki', 'wakatake', 'sumi'] as const;

/** Drawing and standing one on its tile takes sharp a while. */
const DEADLINE_MS = 9_000;

/**
 * The product's own drawings as pictures of goods. They are the only request that goes directly to a service: people
 * send photos, and the public interface refuses an SVG.
 */
export class Illustrations {
  private readonly clients: GrpcClients;
  private sent = 0;

  constructor(env: NodeJS.ProcessEnv) {
    const { ADDRESS_CATALOG: address = '', KASHIKARI_SECRET = '' } = env;
    this.clients = new GrpcClients({ catalog: address }, new ActorSigner({ KASHIKARI_SECRET }));
  }

  /** Makes a picture that `accountId` may use, and answers its image id. */
  async send(name: string, accountId: string): Promise<string> {
    const svg = readFileSync(path.join(FOLDER, `${name}.svg`));
    const alt = /aria-label="([^"]*)"/.exec(svg.toString())?.[1] ?? '';
    const tile = TILES[this.sent++ % TILES.length] ?? 'sumi';
    const images = this.clients.connect(catalog.ImageServiceClient, 'catalog');
    const call = { actor: SYSTEM, now: Date.now(), locale: DEFAULT_LOCALE };
    const answer = await images.importIllustration(
      { accountId, svg, tile: enumOf(SETS.illustrationTile, tile), alt },
      call,
      {
        deadlineMs: DEADLINE_MS,
      },
    );
    return answer.image?.id ?? '';
  }

  close(): void {
    this.clients.close();
  }
}
