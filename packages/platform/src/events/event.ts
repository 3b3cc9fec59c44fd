/** A fact on its way out. */
export interface OutgoingEvent {
  /** `kashikari.<service>.<entity>.v1` */
  readonly topic: string;
  /** Key of the event; events of one key stay in order. */
  readonly key: string;
  /** Full name of the message, e.g. `kashikari.catalog.v1.GoodChanged`. */
  readonly type: string;
  /** The message in JSON with snake_case names, as its `toJSON` gives it. */
  readonly data: unknown;
}

/** A fact that has arrived. */
export interface Received<T> {
  readonly id: string;
  readonly topic: string;
  readonly key: string;
  readonly type: string;
  /** Time at which it was written to its outbox. */
  readonly time: Date;
  readonly data: T;
}

/** Reads a message from its JSON; every message made by ts-proto is one. */
export interface EventMessage<T> {
  fromJSON(json: unknown): T;
}

/** A fact on the wire: a CloudEvent whose value is parsed only when it is read. */
export interface WireEvent {
  readonly id: string;
  readonly topic: string;
  readonly key: string;
  readonly type: string;
  /** The service that publishes it. */
  readonly source: string;
  readonly time: Date;
  readonly traceparent?: string;
  /** JSON. */
  readonly value: string;
}
