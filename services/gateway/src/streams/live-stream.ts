import { Readable } from 'node:stream';
import type { Actor } from '@kashikari/kernel';
import type { LiveEvent } from './live-events';
import type { LiveHub, Listener, Signal } from './live-hub';

/** Milliseconds. */
const BEAT = 15_000;

/** Changes of one good that follow close upon each other are one signal: a burst is read once, not a hundred times. */
const TOGETHER = 150;

/** Twenty people count a thing every few seconds each: one signal a second is enough. */
const COUNTS_TOGETHER = 1_000;

/** Time after which a reader reconnects, milliseconds. */
const RETRY = 2_000;

/** Maximum number of unread bytes. A slower reader is disconnected; it reconnects and gets the missed signals. */
const MAX_UNREAD = 64 * 1024;

export interface LiveStreamOptions {
  readonly actor: Actor;
  readonly hub: LiveHub;
  readonly goodIds: readonly string[];
  /** Lenders of whose goods all changes are sent. */
  readonly lenderIds?: readonly string[];
  /** Booking whose thread is followed, if any. */
  readonly bookingId?: string | undefined;
  /** Group whose stocktaking is followed, if any. */
  readonly groupId?: string | undefined;
  /** Last signal that a reconnecting reader has seen. */
  readonly lastId: string | undefined;
  /** Maximum duration of the stream, milliseconds. A reader that reconnects is authorized again. */
  readonly life: number;
}

/** Server-sent events about some goods, the thread of a booking, and the stocktaking of a group. Begins with `ready`; ends by itself, with the hub, or with its reader. */
export class LiveStream extends Readable implements Listener {
  readonly actor: Actor;
  readonly follows: ReadonlySet<string>;
  private readonly waiting = new Map<string, Signal>();
  private readonly timers: NodeJS.Timeout[];
  private readonly leave: () => void;
  private flushing: NodeJS.Timeout | undefined;
  private counting: NodeJS.Timeout | undefined;
  private counted: Signal | undefined;

  constructor({ actor, hub, goodIds, lenderIds = [], bookingId, groupId, lastId, life }: LiveStreamOptions) {
    super();
    this.actor = actor;
    this.follows = new Set([
      ...goodIds,
      ...lenderIds,
      ...(bookingId ? [bookingId] : []),
      ...(groupId ? [groupId] : []),
    ]);
    this.leave = hub.join(this);
    this.say({
      event: 'ready',
      retry: RETRY,
      id: lastId ?? hub.lastId,
      data: {
        good_ids: [...goodIds],
        ...(lenderIds.length > 0 && { lender_ids: [...lenderIds] }),
        ...(bookingId && { booking_id: bookingId }),
        ...(groupId && { group_id: groupId }),
      },
    });
    const since = lastId === undefined ? [] : hub.since(lastId);
    for (const signal of since ?? []) {
      if (this.follows.has(signal.about) || this.follows.has(signal.lenderId ?? '')) this.changed(signal);
    }
    if (!since) this.missed();
    this.timers = [setInterval(() => this.push(': beat\n\n'), BEAT), setTimeout(() => this.end(), life)];
  }

  changed(signal: Signal): void {
    if (signal.kind === 'counted') {
      this.counted = signal;
      this.counting ??= setTimeout(() => this.sayCounted(), COUNTS_TOGETHER);
      return;
    }
    this.waiting.set(signal.about, signal);
    this.flushing ??= setTimeout(() => this.flush(), TOGETHER);
  }

  missed(): void {
    this.say({ event: 'missed', data: {} });
  }

  end(): void {
    this.flush();
    this.sayCounted();
    if (!this.destroyed) this.push(null);
    this.let();
  }

  override _read(): void {
    // Nothing waits to be read: signals are pushed when they come.
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.let();
    done(error);
  }

  private flush(): void {
    clearTimeout(this.flushing);
    this.flushing = undefined;
    for (const { id, kind, about, version } of this.waiting.values()) {
      if (kind === 'written') this.say({ event: kind, id, data: { booking_id: about, version } });
      else this.say({ event: 'changed', id, data: { good_id: about, version } });
    }
    this.waiting.clear();
  }

  /**
   * Sends a count without an id, since the hub does not store it. A reader that reconnects reads the stocktaking again.
   */
  private sayCounted(): void {
    clearTimeout(this.counting);
    this.counting = undefined;
    const { about, version } = this.counted ?? {};
    this.counted = undefined;
    if (about !== undefined && version !== undefined)
      this.say({ event: 'counted', data: { group_id: about, version } });
  }

  private say(event: LiveEvent): void {
    if (this.destroyed || this.readableEnded) return;
    if (this.readableLength > MAX_UNREAD) this.destroy();
    else this.push(linesOf(event));
  }

  private let(): void {
    this.leave();
    clearTimeout(this.flushing);
    clearTimeout(this.counting);
    for (const timer of this.timers ?? []) clearTimeout(timer);
  }
}

/** Formats an event for the stream (HTML Living Standard, section 9.2.6). */
function linesOf({ retry, id, event, data }: LiveEvent): string {
  const head = [retry === undefined ? '' : `retry: ${retry}\n`, id === undefined ? '' : `id: ${id}\n`].join(
    '',
  );
  return `${head}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
