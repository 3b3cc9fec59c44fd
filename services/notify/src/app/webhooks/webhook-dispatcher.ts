import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Times } from '../ports';
import { DeliveryQueue, GroupsOfGoods, type ClaimedDelivery } from '../ports/webhooks';
import { DeliverWebhook } from './deliver-webhook';

/** Endpoints that are called concurrently. A receiver that hangs takes one of these for up to 15 s. */
const ENDPOINTS = 32;
/** Deliveries whose goods are read from catalog in one call. */
const CHECKED = 200;
/** Delay before another attempt while identity or catalog does not answer, milliseconds. */
const AWAY = 30_000;

/**
 * Sends deliveries outside any transaction: one at a time per endpoint, the oldest first, and several endpoints side by
 * side. A delivery of a process that died is sent again by another process, with the same id.
 */
@Injectable()
export class WebhookDispatcher implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stop = new AbortController();
  private readonly walks = new Set<Promise<void>>();
  private filling: Promise<void> | undefined;
  private fillAgain = false;

  constructor(
    private readonly queue: DeliveryQueue,
    private readonly deliver: DeliverWebhook,
    private readonly goods: GroupsOfGoods,
    private readonly times: Times,
  ) {}

  /** Takes out endpoints that are due until none is left or all places are taken. Never rejects. */
  fill(): void {
    this.fillAgain = true;
    if (this.filling) return;
    const filling = this.fillAll()
      // The jobs of what is due remain: the next one looks again.
      .catch(() => undefined)
      .finally(() => {
        this.filling = undefined;
        if (this.fillAgain && this.hasPlace()) this.fill();
      });
    this.filling = filling;
  }

  /** Resolves when nothing is being sent. */
  async idle(): Promise<void> {
    while (this.filling || this.walks.size) await Promise.all([this.filling, ...this.walks]);
  }

  onApplicationBootstrap(): Promise<void> {
    return this.queue.lookAround(this.times.now());
  }

  /** Aborts running requests; the next process repeats them. */
  async onModuleDestroy(): Promise<void> {
    this.stop.abort(new Error('stopping'));
    await this.idle();
  }

  private hasPlace(): boolean {
    return this.walks.size < ENDPOINTS && !this.stop.signal.aborted;
  }

  private async fillAll(): Promise<void> {
    while (this.fillAgain && this.hasPlace()) {
      this.fillAgain = false;
      const delivery = await this.queue.takeMore(this.times.now());
      if (!delivery) continue;
      this.fillAgain = true;
      const walk = this.walk(delivery)
        .catch(() => undefined)
        .finally(() => {
          this.walks.delete(walk);
          this.fill();
        });
      this.walks.add(walk);
    }
  }

  private async walk(first: ClaimedDelivery): Promise<void> {
    for (let next: ClaimedDelivery | undefined = first; next;) next = await this.step(next);
  }

  private async step(delivery: ClaimedDelivery): Promise<ClaimedDelivery | undefined> {
    try {
      if (delivery.isUnchecked) return await this.check(delivery);
      const outcome = await this.deliver.run(delivery, this.stop.signal);
      return await this.queue.settle(delivery, outcome, this.times.now());
    } catch {
      // Nothing of this is the receiver's fault.
      const wait = this.stop.signal.aborted ? 0 : AWAY;
      await this.queue.release(delivery, this.times.now() + wait);
      return undefined;
    }
  }

  /** Reads the groups of goods for many deliveries at once; those of other groups are deleted. */
  private async check(delivery: ClaimedDelivery): Promise<ClaimedDelivery | undefined> {
    const { id, groupId } = delivery.webhook;
    const unchecked = await this.queue.unchecked(id, CHECKED);
    const groups = await this.goods.of([...new Set(unchecked.map(({ goodId }) => goodId))]);
    const isHere = ({ goodId }: { goodId: string }) =>
      groupId === null || (groups.get(goodId)?.includes(groupId) ?? false);
    const inGroup = new Set(unchecked.filter(isHere).map((one) => one.id));
    return this.queue.check(delivery, unchecked, inGroup, this.times.now());
  }
}
