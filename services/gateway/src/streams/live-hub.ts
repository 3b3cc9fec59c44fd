import { actorSessionId, actorUserId, type Actor } from '@kashikari/kernel';
import type { RevokedAccess } from '../sign-in/ended-access';

/**
 * Signals a change of a good's bookings, a message about a booking, or progress of a group's stocktaking. It carries no
 * content.
 */
export interface Signal {
  /** Id of the underlying event, by which a reader resumes. */
  readonly id: string;
  readonly kind: 'changed' | 'written' | 'counted';
  /** The good that has changed, the booking that was written about, or the group that is counted. */
  readonly about: string;
  /** Account that lends the good; absent for other kinds. */
  readonly lenderId?: string;
  /** Grows with every change of the good, and with every message. */
  readonly version: number;
}

/** One open stream. */
export interface Listener {
  /** The reader. */
  readonly actor: Actor;
  /** Goods, bookings, and lenders of whose goods all changes are followed; by id. */
  readonly follows: ReadonlySet<string>;
  changed(signal: Signal): void;
  /** Signals were lost, so anything may have changed. */
  missed(): void;
  /** The hub closes. */
  end(): void;
}

/** Number of signals that are stored for readers that reconnect. */
const KEPT = 2_000;

/** Forwards signals to the streams that follow their subject, and stores the last ones. */
export class LiveHub {
  private readonly byId = new Map<string, Set<Listener>>();
  private readonly listeners = new Set<Listener>();
  private kept: Signal[] = [];
  private up = false;

  /** Marks that signals arrive. Streams are refused until then, and after {@link close}. */
  open(): void {
    this.up = true;
  }

  get isOpen(): boolean {
    return this.up;
  }

  /** Returns the number of open streams. */
  get size(): number {
    return this.listeners.size;
  }

  join(listener: Listener): () => void {
    this.listeners.add(listener);
    for (const id of listener.follows) {
      const set = this.byId.get(id) ?? new Set<Listener>();
      this.byId.set(id, set.add(listener));
    }
    return () => this.leave(listener);
  }

  tell(signals: readonly Signal[]): void {
    // Counts are not stored: they are many and would displace other signals, and readers that reconnect read them
    // again.
    const lasting = signals.filter(({ kind }) => kind !== 'counted');
    this.kept = [...this.kept, ...lasting].slice(-KEPT);
    for (const signal of signals) {
      const followers = [signal.about, signal.lenderId ?? ''].flatMap((id) => [...(this.byId.get(id) ?? [])]);
      for (const listener of new Set(followers)) listener.changed(signal);
    }
  }

  /** Signals may have been lost. */
  miss(): void {
    this.kept = [];
    for (const listener of this.listeners) listener.missed();
  }

  /** Returns the signals after a signal; undefined if it is too old or unknown here. */
  since(id: string): readonly Signal[] | undefined {
    const place = this.kept.findIndex((signal) => signal.id === id);
    return place < 0 ? undefined : this.kept.slice(place + 1);
  }

  /** Returns the id of the latest signal, from which a new reader starts. */
  get lastId(): string | undefined {
    return this.kept.at(-1)?.id;
  }

  /**
   * Ends the streams of ended sessions, and of users who may see less than before. A reader that reconnects is
   * authorized again.
   */
  endOf({ sessionIds, userIds }: RevokedAccess): void {
    for (const listener of [...this.listeners]) {
      const [session, user] = [actorSessionId(listener.actor), actorUserId(listener.actor)];
      if ((session && sessionIds.has(session)) || (user && userIds.has(user))) listener.end();
    }
  }

  /** Ends all streams except those of visitors, while ended sessions are unknown. */
  endSignedIn(): void {
    for (const listener of [...this.listeners]) if (actorUserId(listener.actor)) listener.end();
  }

  close(): void {
    this.up = false;
    for (const listener of [...this.listeners]) listener.end();
  }

  private leave(listener: Listener): void {
    this.listeners.delete(listener);
    for (const id of listener.follows) {
      const set = this.byId.get(id);
      set?.delete(listener);
      if (set?.size === 0) this.byId.delete(id);
    }
  }
}
