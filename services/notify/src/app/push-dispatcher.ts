import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { groupedBy } from '@kashikari/kernel';
import { bundle, type Bundle } from '../domain/bundles';
import type { PushOutcome } from '../domain/push';
import { DeliverPush } from './deliver-push';
import { GatherKnown } from './gather-known';
import { Times } from './ports';
import { PushQueue, type CarriedPush, type SettledPush } from './ports/push';

/** Carried together: their contacts are asked for in one call. */
export const PUSH_ROUND = 100;
/** Of a round that are handed over at the same time. */
const HANDS = 8;

/**
 * Tells browsers, outside any transaction and apart from the dispatcher of the mails: a push service that is silent holds up
 * nothing else. What is told twice because the process died in between has the same tag, and takes its own place.
 */
@Injectable()
export class PushDispatcher implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stop = new AbortController();
  private walk: Promise<void> | undefined;
  private lookAgain = false;

  constructor(
    private readonly pushQueue: PushQueue,
    private readonly gather: GatherKnown,
    private readonly deliver: DeliverPush,
    private readonly times: Times,
  ) {}

  /** Whether somebody is free to carry; if not, who is under way looks again before ending. */
  hasRoom(): boolean {
    if (!this.walk && !this.stop.signal.aborted) return true;
    this.lookAgain = true;
    return false;
  }

  /** Carries these, and then what is due by then until nothing is left. Never rejects. */
  carry(pushes: readonly CarriedPush[]): void {
    const before = this.walk ?? Promise.resolve();
    const walk: Promise<void> = before
      .then(() => this.walkWith(pushes))
      .catch(() => undefined)
      .finally(() => {
        if (this.walk !== walk) return;
        this.walk = undefined;
        // Asked for just as the last look was over.
        if (this.lookAgain && !this.stop.signal.aborted) this.carry([]);
      });
    this.walk = walk;
  }

  /** Resolves once nothing is under way. */
  async idle(): Promise<void> {
    while (this.walk) await this.walk;
  }

  onApplicationBootstrap(): Promise<void> {
    return this.pushQueue.lookAround(this.times.now());
  }

  /** What is on its way is broken off, and tried again by who comes next. */
  async onModuleDestroy(): Promise<void> {
    this.stop.abort();
    await this.idle();
  }

  private async walkWith(first: readonly CarriedPush[]): Promise<void> {
    for (let pushes = first; pushes.length || this.lookAgain;) {
      if (pushes.length) await this.deliverAll(pushes);
      this.lookAgain = false;
      pushes = this.stop.signal.aborted ? [] : await this.pushQueue.takeMore(PUSH_ROUND, this.times.now());
    }
  }

  private async deliverAll(pushes: readonly CarriedPush[]): Promise<void> {
    const known = await this.gather.run(pushes);
    const settled: SettledPush[] = [];
    const byBrowser = groupedBy(pushes, ({ tokenId }) => tokenId);
    const left = [...byBrowser.values()].flatMap((ofOne) =>
      bundle(ofOne, ({ place }) => known.shells?.(place)?.id),
    );
    // A service that is silent now is not waited for once more in the same round.
    const silent = new Set<string>();
    const hand = async () => {
      for (let news = left.shift(); news; news = left.shift()) {
        const outcome = await this.tell(news, silent, () => this.deliver.run(news, known, this.stop.signal));
        settled.push(...news.map((push) => ({ push, outcome })));
      }
    };
    await Promise.all(Array.from({ length: HANDS }, hand));
    await this.pushQueue.settle(settled, this.times.now());
  }

  private async tell(
    [{ token }]: Bundle<CarriedPush>,
    silent: Set<string>,
    deliver: () => Promise<PushOutcome>,
  ): Promise<PushOutcome> {
    const host = token ? new URL(token.endpoint).host : '';
    if (silent.has(host)) return { kind: 'later', reason: 'silent' };
    const outcome = await deliver();
    if (outcome.kind === 'later' && outcome.reason === 'ABORT_ERR') silent.add(host);
    return outcome;
  }
}
