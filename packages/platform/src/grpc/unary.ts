import type { Call } from '@kashikari/kernel';

/** One unary rpc of a service definition made by ts-proto. */
export interface UnaryRpc<Q = unknown, R = unknown> {
  readonly path: string;
  readonly requestStream: boolean;
  readonly responseStream: boolean;
  readonly requestSerialize: (value: Q) => Buffer;
  readonly requestDeserialize: (value: Buffer) => Q;
  readonly responseSerialize: (value: R) => Buffer;
  readonly responseDeserialize: (value: Buffer) => R;
}

/** A service definition made by ts-proto, e.g. `reservation.BookingServiceService`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the messages differ from rpc to rpc
export type GrpcService = Readonly<Record<string, UnaryRpc<any, any>>>;

/** Context of a call that controllers receive besides the call itself. */
export interface CallContext {
  /** Time until which the caller waits for a response, epoch milliseconds of security time. */
  readonly deadline: number;
  /** Aborted when the deadline passes or the caller gives up. */
  readonly signal: AbortSignal;
  readonly traceId?: string;
}

/** The methods that a controller of a service may have. */
export type GrpcHandlers<S extends GrpcService> = {
  [K in keyof S]: S[K] extends UnaryRpc<infer Q, infer R>
    ? (request: Q, call: Call, context: CallContext) => Promise<R>
    : never;
};

export interface CallOptions {
  /** Maximum wait for the response, milliseconds; default 10 s. */
  readonly deadlineMs?: number;
  /** The largest request, bytes, where it may be more than 4 MiB: a picture. */
  readonly largest?: number;
  /** True if the call has no effects, so that it may be retried. */
  readonly retry?: boolean;
}

/** A service as its callers see it: one method for each rpc, throwing the DomainError that the service refused with. */
export type GrpcClient<S extends GrpcService> = {
  readonly [K in keyof S]: S[K] extends UnaryRpc<infer Q, infer R>
    ? (request: Q, call: Call, options?: CallOptions) => Promise<R>
    : never;
};
