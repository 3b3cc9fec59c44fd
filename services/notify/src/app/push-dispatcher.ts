import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { groupedBy } from '@kashikari/kernel';
import { bundle, type Bundle } from '../domain/bundles';
import type { PushOutcome } from '../domain/push';
import { DeliverPush } from './deliver-push';
import { GatherKnown } from './gather-known';
import { shellAndFate } from './judge-notice';
import { Times } from './ports';
import { PushQueue, type ClaimedPush, type SettledPush } from './ports/push';

/** Carried together: their contacts are asked for in one call. */
export const PUSH_ROUND = 100;
/** Number of pushes of a round that are sent concurrently. */
const HANDS = 8;

/**
 * Sends pushes outside any transaction and separately from the mail dispatcher, so that a silent push service delays
 * nothing else. A push that is sent twice because the process died has the same tag and replaces its copy.
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

  /** Returns true if a round can start; if not, the running round queries the queue again before it ends. */
  hasRoom(): boolean {
    if (!this.walk && !this.stop.signal.aborted) return true;
    this.lookAgain = true;
    return false;
  }

  /** Carries these, and then what is due by then until nothing is left. Never rejects. */
  carry(pushes: readonly ClaimedPush[]): void {
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

  /** Resolves when no round is running. */
  async idle(): Promise<void> {
    while (this.walk) await this.walk;
  }

  onApplicationBootstrap(): Promise<void> {
    return this.pushQueue.lookAround(this.times.now());
  }

  /** Aborts running requests; the next process retries them. */
  async onModuleDestroy(): Promise<void> {
    this.stop.abort();
    await this.idle();
  }

  private async walkWith(first: readonly ClaimedPush[]): Promise<void> {
    for (let pushes = first; pushes.length || this.lookAgain;) {
      if (pushes.length) await this.deliverAll(pushes);
      this.lookAgain = false;
      pushes = this.stop.signal.aborted ? [] : await this.pushQueue.takeMore(PUSH_ROUND, this.times.now());
    }
  }

  private async deliverAll(pushes: readonly ClaimedPush[]): Promise<void> {
    const known = await this.gather.run(pushes);
    const settled: SettledPush[] = [];
    const byBrowser = groupedBy(pushes, ({ tokenId }) => tokenId);
    const left = [...byBrowser.values()].flatMap((ofOne) =>
      bundle(ofOne, (push) => shellAndFate(push, known, 'push')),
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
    [{ token }]: Bundle<ClaimedPush>,
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
