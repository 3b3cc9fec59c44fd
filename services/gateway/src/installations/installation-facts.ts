import { SETS, textOf, type installations } from '@kashikari/contracts';
import { DEFAULT_LOCALE, VISITOR, type Locale } from '@kashikari/kernel';
import type { Services } from '../clients/services';
import type { Logger } from '@kashikari/platform/edge';
import type { Request, RequestHandler } from 'express';

/** Time for which an answer is cached, milliseconds; shorter while the installation is not set up. */
const BELIEVED = 30_000;
const BELIEVED_BEFORE = 1_000;

/** Maximum time that a page waits for identity, milliseconds. Without an answer, the last one is used, or none. */
const WAIT = 1_000;

/** Pause after a failed call to identity, milliseconds, so that pages do not wait in vain. */
const PAUSE = 5_000;

/** Facts about the whole installation that pages show. */
export interface Facts {
  readonly setupNeeded: boolean;
  /** Empty: none was chosen. */
  readonly name: string;
  readonly locale: Locale | undefined;
  /**
   * Contact to ask if the installation was set up without mail; undefined if mail is configured, or this is unknown.
   */
  readonly noMailAsk: string | undefined;
}

/** Defaults until identity has answered: an installation that is set up and sends mail. */
const UNKNOWN: Facts = { setupNeeded: false, name: '', locale: undefined, noMailAsk: undefined };

interface Options {
  readonly services: Pick<Services, 'installations'>;
  readonly logger: Logger;
  readonly clock?: () => number;
}

/** The installation as a whole, as identity says. */
export class InstallationFacts {
  private known: { readonly facts: Facts; readonly until: number } | undefined;
  private asking: Promise<Facts> | undefined;
  private readonly services: Pick<Services, 'installations'>;
  private readonly logger: Logger;
  private readonly clock: () => number;

  constructor({ services, logger, clock = Date.now }: Options) {
    this.services = services;
    this.logger = logger;
    this.clock = clock;
  }

  /** Returns the facts; never fails. Concurrent callers share one query to identity. */
  async now(): Promise<Facts> {
    if (this.known && this.clock() < this.known.until) return this.known.facts;
    this.asking ??= this.ask().finally(() => (this.asking = undefined));
    return this.asking;
  }

  /** Drops the cached facts after a change, so that the person who made it sees it at once. */
  forget(): void {
    this.known = undefined;
  }

  private async ask(): Promise<Facts> {
    const call = { actor: VISITOR, now: this.clock(), locale: DEFAULT_LOCALE };
    try {
      const answer = await this.services.installations.getInstallation({}, call, { deadlineMs: WAIT });
      const facts = toFacts(answer);
      const until = this.clock() + (facts.setupNeeded ? BELIEVED_BEFORE : BELIEVED);
      this.known = { facts, until };
      return facts;
    } catch (error) {
      this.logger.warn({ err: error }, 'The installation could not be loaded');
      const facts = this.known?.facts ?? UNKNOWN;
      this.known = { facts, until: this.clock() + PAUSE };
      return facts;
    }
  }
}

function toFacts({
  setupNeeded,
  name,
  locale,
  mail,
  ownerName,
}: installations.GetInstallationResponse): Facts {
  const isSilent = ownerName !== '' && mail !== undefined && textOf(SETS.mailSource, mail) === 'none';
  return {
    ...{ setupNeeded, name },
    locale: locale && textOf(SETS.locale, locale),
    noMailAsk: isSilent ? ownerName : undefined,
  };
}

const found = new WeakMap<Request, Facts>();

/** Loads the facts of the installation. Runs before pages. */
export function findInstallation(known: InstallationFacts): RequestHandler {
  return async (request, _response, next) => {
    found.set(request, await known.now());
    next();
  };
}

/** The installation as a page of this request shows it. */
export const installationOf = (request: Request): Facts => found.get(request) ?? UNKNOWN;
