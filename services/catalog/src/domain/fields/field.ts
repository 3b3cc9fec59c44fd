import type { ErrorCode, ErrorParams } from '@kashikari/kernel';

/** The reason why a field rejects a value. The code is stable; clients test it. */
export class Fault {
  constructor(
    readonly code: ErrorCode,
    readonly params?: ErrorParams,
  ) {}
}

/** One field of a good as it arrives in JSON: what it is when nobody says, and how a value is read. */
export interface Field<T> {
  readonly initial: T;
  /** Value in messages instead of null; absent: the field is unset. */
  readonly unset?: '';
  read(raw: unknown): T | Fault;
}

/** The values that a table of fields reads. */
export type ValuesOf<F extends Readonly<Record<string, Field<unknown>>>> = {
  readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never;
};
