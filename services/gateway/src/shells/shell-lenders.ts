import { DEFAULT_LOCALE, VISITOR, refused } from '@kashikari/kernel';
import type { Services } from '../clients/services';
import type { Logger, Shell } from '@kashikari/platform/edge';

/**
 * Time for which the ids of a shell's accounts are cached, milliseconds. After a rename, a name may belong to another
 * account.
 */
const BELIEVED = 60_000;

interface CachedLenders {
  readonly ids: readonly string[];
  readonly until: number;
}

interface Options {
  readonly services: Pick<Services, 'seats'>;
  readonly logger: Logger;
  readonly clock?: () => number;
}

/** The ids of the accounts that a shell's file names; identity knows them. */
export class ShellLenders {
  private readonly known = new WeakMap<Shell, CachedLenders>();
  private readonly asking = new WeakMap<Shell, Promise<readonly string[]>>();
  private readonly services: Pick<Services, 'seats'>;
  private readonly logger: Logger;
  private readonly clock: () => number;

  constructor({ services, logger, clock = Date.now }: Options) {
    this.services = services;
    this.logger = logger;
    this.clock = clock;
  }

  /**
   * Returns the ids of a shell's accounts. Concurrent callers share one query to identity. While identity doesn't
   * answer, the last answer is used.
   * @throws DomainError `unavailable` if it never answered
   */
  async of(shell: Shell): Promise<readonly string[]> {
    const known = this.known.get(shell);
    if (known && this.clock() < known.until) return known.ids;
    const asked = this.asking.get(shell) ?? this.ask(shell).finally(() => this.asking.delete(shell));
    this.asking.set(shell, asked);
    return asked.catch(() => {
      if (known) return known.ids;
      throw refused('unavailable');
    });
  }

  private async ask(shell: Shell): Promise<readonly string[]> {
    const call = { actor: VISITOR, now: this.clock(), locale: DEFAULT_LOCALE };
    const { accounts } = await this.services.seats.resolveAccounts({ who: shell.accounts }, call);
    const found = new Map(accounts.map(({ who, id }) => [who, id]));
    const missing = shell.accounts.filter((who) => !found.has(who));
    if (missing.length) this.logger.warn({ shell: shell.id, missing }, 'Accounts of a shell do not exist');
    const ids = [...new Set(found.values())].sort();
    this.known.set(shell, { ids, until: this.clock() + BELIEVED });
    return ids;
  }
}
