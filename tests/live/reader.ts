import { eventually } from '@kashikari/platform/testing';

/** One event of a stream of server-sent events. */
export interface LiveEvent {
  readonly id?: string;
  readonly event: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the tests say what they expect of it
  readonly data: any;
}

export interface FollowOptions {
  readonly token?: string;
  readonly lastId?: string;
  readonly seconds?: number;
  /** Follows the thread of this booking, too. */
  readonly bookingId?: string;
  /** Follows all goods of these lenders, too. */
  readonly lenderIds?: readonly string[];
}

/** Reads a stream of changes as a browser does: by `fetch`, with the token in the header. */
export class LiveReader {
  readonly events: LiveEvent[] = [];
  /** Everything received, including comments. */
  text = '';
  readonly done: Promise<void>;
  ended = false;
  private readonly abort = new AbortController();

  private constructor(
    readonly response: Response,
    abort: AbortController,
  ) {
    this.abort = abort;
    this.done = response.ok ? this.read().finally(() => (this.ended = true)) : Promise.resolve();
  }

  static async open(
    url: string,
    goodIds: readonly string[],
    { token, lastId, seconds = 300, bookingId, lenderIds = [] }: FollowOptions = {},
  ): Promise<LiveReader> {
    const abort = new AbortController();
    const query = new URLSearchParams({
      ...(goodIds.length > 0 && { good_ids: goodIds.join(',') }),
      ...(lenderIds.length > 0 && { lender_ids: lenderIds.join(',') }),
      ...(bookingId && { booking_id: bookingId }),
      seconds: String(seconds),
    });
    const response = await fetch(`${url}/v1/live?${query.toString()}`, {
      headers: {
        Accept: 'text/event-stream',
        'Accept-Encoding': 'gzip',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(lastId && { 'Last-Event-ID': lastId }),
      },
      signal: abort.signal,
    });
    return new LiveReader(response, abort);
  }

  /**
   * Does the same, and retries until there is room and signals arrive; resolves when the stream reports that it is
   * ready.
   */
  static async ready(url: string, goodIds: readonly string[], options: FollowOptions): Promise<LiveReader> {
    const reader = await eventually(async () => {
      const asked = await LiveReader.open(url, goodIds, options);
      if (!asked.response.ok) throw new Error(`not let in: ${asked.response.status}`);
      return asked;
    });
    await reader.until('ready');
    return reader;
  }

  of(event: string): LiveEvent[] {
    return this.events.filter((one) => one.event === event);
  }

  /** Waits until so many events of a kind have come. */
  until(event: string, count = 1): Promise<LiveEvent[]> {
    return eventually(() => {
      if (this.of(event).length < count) throw new Error(`no ${count} × ${event} in: ${this.text}`);
      return this.of(event);
    });
  }

  async close(): Promise<void> {
    this.abort.abort();
    await this.done;
  }

  private async read(): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    try {
      for await (const part of this.response.body as unknown as AsyncIterable<Uint8Array>) {
        const text = decoder.decode(part, { stream: true });
        this.text += text;
        const blocks = (rest + text).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) this.take(block);
      }
    } catch {
      // Closed by us.
    }
  }

  private take(block: string): void {
    const field = (name: string) =>
      block
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2);
    const event = field('event');
    if (event) this.events.push({ id: field('id'), event, data: JSON.parse(field('data') ?? 'null') });
  }
}
