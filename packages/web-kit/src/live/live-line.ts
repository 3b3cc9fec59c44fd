import { send } from '../api/send';
import type { LiveEvent } from '../api/wire';
import { readEvents, type StreamEvent } from './read-events';

// Comes with the stream: a first visit follows nothing.
export { readAgain } from './read-again';

/** Subjects of one stream: goods, lenders, the thread of a booking, and the stocktaking of a group. */
export interface StreamSubjects {
  readonly goodIds: readonly string[];
  /** Lenders for whose goods all changes are reported. */
  readonly lenderIds?: readonly string[];
  readonly bookingId?: string | undefined;
  readonly groupId?: string | undefined;
}

interface LiveListener {
  /** Reports that the stream is open, or no longer open. */
  connected(is: boolean): void;
  changed(goodId: string): void;
  written(bookingId: string): void;
  /** The stocktaking of a group went on. */
  counted(groupId: string): void;
  /** Reports that events may have been missed, so that all data may be stale. */
  missed(): void;
}

/** Pauses before the next try, milliseconds: doubling from the first to the longest. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** Time without a heartbeat after which the stream counts as dead, milliseconds. The server sends one every 15 s. */
const SILENCE = 40_000;

/**
 * One stream of changes, which reconnects after every break. It uses `fetch`, so that the token is in the header. An
 * EventSource would have it in the address, and in every log on the way.
 */
export class LiveLine {
  private readonly abort = new AbortController();
  private lastId: string | undefined;
  private pause = FIRST_PAUSE;

  constructor(
    private readonly followed: StreamSubjects,
    private readonly heard: LiveListener,
  ) {
    void this.run();
  }

  close(): void {
    this.abort.abort();
  }

  private async run(): Promise<void> {
    while (!this.abort.signal.aborted) {
      const stayed = await this.listen().catch(() => false);
      if (this.abort.signal.aborted) return;
      this.heard.connected(false);
      this.pause = stayed ? FIRST_PAUSE : Math.min(this.pause * 2, LONGEST_PAUSE);
      // The random share spreads reconnects after a restart.
      await new Promise((resolve) => setTimeout(resolve, this.pause * (0.5 + Math.random() / 2)));
    }
  }

  /**
   * Reads one stream until it ends.
   * @returns true if it was open for a while
   */
  private async listen(): Promise<boolean> {
    const stop = new AbortController();
    const end = () => stop.abort();
    this.abort.signal.addEventListener('abort', end);
    let silence = setTimeout(end, SILENCE);
    try {
      const address = new URL(`/v1/live?${queryOf(this.followed)}`, location.href);
      const headers = { accept: 'text/event-stream', ...(this.lastId && { 'last-event-id': this.lastId }) };
      const answer = await send(new Request(address, { headers, signal: stop.signal }));
      // `send` has already tried to renew the session: it is over, and the user is redirected.
      if (answer.status === 401) this.close();
      if (!answer.ok || !answer.body) return false;
      let stood = false;
      await readEvents(answer.body, (event) => {
        clearTimeout(silence);
        silence = setTimeout(end, SILENCE);
        stood = true;
        this.take(event);
        if (event.id) this.lastId = event.id;
      });
      return stood;
    } finally {
      clearTimeout(silence);
      this.abort.signal.removeEventListener('abort', end);
    }
  }

  private take({ event, data = '{}' }: StreamEvent): void {
    // A comment only shows that the stream is alive.
    if (event === undefined) return;
    const live = { event, data: JSON.parse(data) as unknown } as LiveEvent;
    if (live.event === 'ready') {
      this.heard.connected(true);
      // Data read before the stream opened may be stale. After a reconnect, the server reports missed events.
      if (this.lastId === undefined) this.heard.missed();
    }
    if (live.event === 'missed') this.heard.missed();
    if (live.event === 'changed') this.heard.changed(live.data.good_id);
    if (live.event === 'written') this.heard.written(live.data.booking_id);
    if (live.event === 'counted') this.heard.counted(live.data.group_id);
  }
}

function queryOf({ goodIds, lenderIds = [], bookingId, groupId }: StreamSubjects): string {
  return [
    goodIds.length > 0 && `good_ids=${goodIds.join(',')}`,
    lenderIds.length > 0 && `lender_ids=${lenderIds.join(',')}`,
    bookingId && `booking_id=${bookingId}`,
    groupId && `group_id=${groupId}`,
  ]
    .filter(Boolean)
    .join('&');
}
