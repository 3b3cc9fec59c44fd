/** Something about a good's bookings has changed; what, nobody is told here. */
export interface Signal {
  /** Of the event behind it, by which a reader says how far it has come. */
  readonly id: string;
  readonly goodId: string;
  /** Grows with every change of the good. */
  readonly version: number;
}

/** One open stream. */
export interface Listener {
  readonly goodIds: ReadonlySet<string>;
  changed(signal: Signal): void;
  /** Anything may have changed: what was said can't be told any more. */
  missed(): void;
  /** The hub closes. */
  end(): void;
}

/** Signals that are remembered for readers who come back. */
const KEPT = 2_000;

/** Hands signals to the streams that follow their good, and remembers the last ones. */
export class LiveHub {
  private readonly byGood = new Map<string, Set<Listener>>();
  private readonly listeners = new Set<Listener>();
  private kept: Signal[] = [];
  private up = false;

  /** Signals arrive; until then, and after {@link close}, nobody is let in. */
  open(): void {
    this.up = true;
  }

  get isOpen(): boolean {
    return this.up;
  }

  /** How many streams are open. */
  get size(): number {
    return this.listeners.size;
  }

  join(listener: Listener): () => void {
    this.listeners.add(listener);
    for (const goodId of listener.goodIds) {
      const set = this.byGood.get(goodId) ?? new Set<Listener>();
      this.byGood.set(goodId, set.add(listener));
    }
    return () => this.leave(listener);
  }

  tell(signals: readonly Signal[]): void {
    this.kept = [...this.kept, ...signals].slice(-KEPT);
    for (const signal of signals) {
      for (const listener of this.byGood.get(signal.goodId) ?? []) listener.changed(signal);
    }
  }

  /** Signals may have been lost. */
  miss(): void {
    this.kept = [];
    for (const listener of this.listeners) listener.missed();
  }

  /** What came after a signal; undefined when it is too long ago, or was never heard here. */
  since(id: string): readonly Signal[] | undefined {
    const place = this.kept.findIndex((signal) => signal.id === id);
    return place < 0 ? undefined : this.kept.slice(place + 1);
  }

  /** Where a reader stands who begins now. */
  get lastId(): string | undefined {
    return this.kept.at(-1)?.id;
  }

  close(): void {
    this.up = false;
    for (const listener of [...this.listeners]) listener.end();
  }

  private leave(listener: Listener): void {
    this.listeners.delete(listener);
    for (const goodId of listener.goodIds) {
      const set = this.byGood.get(goodId);
      set?.delete(listener);
      if (set?.size === 0) this.byGood.delete(goodId);
    }
  }
}
