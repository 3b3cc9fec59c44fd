import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Outcome } from '../domain/delivery';
import { bundle, type Bundle } from '../domain/bundles';
import { DeliverMail } from './deliver-mail';
import { GatherKnown } from './gather-known';
import { shellAndFate } from './judge-notice';
import { MailQueue, Times, type ClaimedMail, type MailResult } from './ports';

/** Mails carried together: their contacts are asked for in one call. */
export const ROUND = 250;
/** Number of concurrent rounds; more would only wait for the same mail server. */
const WALKS = 2;
/** Mails of a round that are handed over at the same time. */
const HANDS = 4;
/**
 * Rest after a round that was not full, milliseconds. Every round costs the same dozen statements, however few its mails
 * are; nobody minds a mail that comes a moment later, and the first one does not.
 */
const REST = 200;

/**
 * Maximum time for which a sent mail stays unrecorded, milliseconds. After a crash, only the mails of that time are
 * sent twice. A small round is over sooner, so it needs one statement.
 */
const NOTE_EVERY = 50;

/**
 * Delay before outcomes are recorded again after a failure, milliseconds: the database is unreachable, or its disk is
 * full.
 */
const NOTE_AGAIN = 1_000;

/**
 * Carries mails out, outside any transaction: they were taken out of the mail queue in one, and what became of them is
 * noted in others. Should the process die in between, they are taken for lost after some minutes and carried again,
 * under the same Message-ID.
 */
@Injectable()
export class MailDispatcher implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly walks = new Set<Promise<void>>();
  private walking = 0;
  private lookAgain = false;
  private stopped = false;
  private readonly resting = new Set<() => void>();
  private awaited = 0;

  constructor(
    private readonly mailQueue: MailQueue,
    private readonly gather: GatherKnown,
    private readonly deliver: DeliverMail,
    private readonly times: Times,
  ) {}

  /** Returns true if another round can start; if not, a running round queries the queue again before it ends. */
  hasRoom(): boolean {
    if (this.walking < WALKS && !this.stopped) return true;
    this.lookAgain = true;
    return false;
  }

  /** Carries these mails, and then those that are due by then until none is left. Never rejects. */
  carry(mails: readonly ClaimedMail[]): void {
    this.walking += 1;
    const walk: Promise<void> = this.walk(mails)
      .catch(() => undefined)
      .finally(() => this.walks.delete(walk));
    this.walks.add(walk);
  }

  /** Resolves when no round is running; rounds do not rest meanwhile. */
  async idle(): Promise<void> {
    this.awaited += 1;
    for (const goOn of this.resting) goOn();
    while (this.walks.size) await Promise.all(this.walks);
    this.awaited -= 1;
  }

  onApplicationBootstrap(): Promise<void> {
    return this.mailQueue.lookAround(this.times.now());
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    await this.idle();
  }

  private async walk(first: readonly ClaimedMail[]): Promise<void> {
    try {
      for (let mails = first; ;) {
        if (mails.length) await this.deliverAll(mails);
        if (mails.length < ROUND) await this.rest();
        this.lookAgain = false;
        mails = this.stopped ? [] : await this.mailQueue.takeMore(ROUND, this.times.now());
        if (!mails.length && !this.lookAgain) return;
      }
    } finally {
      // In the same turn as the last look at `lookAgain`: whoever finds no room before this is seen.
      this.walking -= 1;
    }
  }

  private async rest(): Promise<void> {
    if (this.awaited) return;
    await new Promise<void>((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        this.resting.delete(goOn);
        resolve();
      };
      const timer = setTimeout(goOn, REST);
      this.resting.add(goOn);
    });
  }

  private async deliverAll(mails: readonly ClaimedMail[]): Promise<void> {
    const known = await this.gather.run(mails);
    let settled: MailResult[] = [];
    const left = bundle(mails, (mail) => shellAndFate(mail, known, 'email'));
    const hand = async () => {
      for (let mails = left.shift(); mails; mails = left.shift()) {
        settled.push(...outcomesOf(mails, await this.deliver.run(mails, known)));
      }
    };
    let noting: Promise<void> | undefined;
    const note = async () => {
      const noted = settled.splice(0);
      // Outcomes that cannot be recorded now are recorded with the rest.
      await this.mailQueue.settle(noted, this.times.now()).catch(() => (settled = [...noted, ...settled]));
      noting = undefined;
    };
    const timer = setInterval(() => {
      if (settled.length) noting ??= note();
    }, NOTE_EVERY);
    await Promise.all(Array.from({ length: HANDS }, hand)).finally(() => clearInterval(timer));
    await noting;
    await this.noteRest(settled, mails);
  }

  /** Retries until it succeeds, because a sent mail that is not recorded would be sent again. */
  private async noteRest(settled: readonly MailResult[], round: readonly ClaimedMail[]): Promise<void> {
    for (;;) {
      try {
        return await this.mailQueue.settle(settled, this.times.now(), round);
      } catch (error) {
        if (this.stopped) throw error;
        await new Promise((resolve) => setTimeout(resolve, NOTE_AGAIN));
      }
    }
  }
}

/** Returns the outcome of each mail of a bundle. The first mail alone stores the content. */
function outcomesOf([first, ...others]: Bundle<ClaimedMail>, outcome: Outcome): MailResult[] {
  const same: Outcome = outcome.kind === 'sent' ? { kind: 'told' } : outcome;
  return [{ mail: first, outcome }, ...others.map((mail) => ({ mail, outcome: same }))];
}
