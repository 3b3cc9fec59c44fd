import { DEFAULT_LOCALE, narrowedTo, VISITOR } from '@kashikari/kernel';
import type { Services } from '../clients/services';
import type { shells } from '@kashikari/contracts';
import type { Logger, Shell } from '@kashikari/platform/edge';

/** Time for which an answer is cached, milliseconds. */
const BELIEVED = 60_000;

/**
 * Maximum time that a page waits for identity, milliseconds. Without an answer it shows the last known appearance, or
 * none.
 */
const WAIT = 1_000;

/** Pause after a failed call to identity, milliseconds, so that pages do not wait in vain. */
const PAUSE = 5_000;

interface CachedFace {
  readonly face: shells.Shell | undefined;
  readonly until: number;
}

interface Options {
  readonly services: Pick<Services, 'shells'>;
  readonly logger: Logger;
  readonly clock?: () => number;
}

/** Appearance of the organizations' shells, cached from identity. */
export class ShellFaces {
  private readonly known = new Map<string, CachedFace>();
  private readonly asking = new Map<string, Promise<shells.Shell | undefined>>();
  private readonly services: Pick<Services, 'shells'>;
  private readonly logger: Logger;
  private readonly clock: () => number;

  constructor({ services, logger, clock = Date.now }: Options) {
    this.services = services;
    this.logger = logger;
    this.clock = clock;
  }

  /**
   * Returns the appearance; never fails. Undefined until identity has answered. Concurrent callers share one query to
   * identity.
   */
  async of({ id }: Pick<Shell, 'id'>): Promise<shells.Shell | undefined> {
    const known = this.known.get(id);
    if (known && this.clock() < known.until) return known.face;
    const asked = this.asking.get(id) ?? this.ask(id).finally(() => this.asking.delete(id));
    this.asking.set(id, asked);
    return asked;
  }

  /** Stores the appearance after a change, so that the person who made it sees it at once. */
  keep(face: shells.Shell): void {
    const known = this.known.get(face.id);
    // An answer that was on its way when a change came back.
    if (known?.face && known.face.version > face.version && this.clock() < known.until) return;
    this.known.set(face.id, { face, until: this.clock() + BELIEVED });
  }

  private async ask(id: string): Promise<shells.Shell | undefined> {
    // Identity finds the shell by its id alone, so this actor needs none of its accounts.
    const actor = narrowedTo(VISITOR, [], { id, origin: '' });
    const call = { actor, now: this.clock(), locale: DEFAULT_LOCALE };
    const before = this.known.get(id)?.face;
    try {
      const { shell } = await this.services.shells.getShell({}, call, { deadlineMs: WAIT });
      if (shell) this.keep(shell);
      return shell ?? before;
    } catch (error) {
      this.logger.warn({ err: error, shell: id }, 'The appearance of a shell could not be loaded');
      // A change made meanwhile is newer.
      const face = this.known.get(id)?.face ?? before;
      this.known.set(id, { face, until: this.clock() + PAUSE });
      return face;
    }
  }
}
