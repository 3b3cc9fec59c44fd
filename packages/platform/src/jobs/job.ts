import { Injectable } from '@nestjs/common';
import type { Tx } from '../tx';

const KIND = Symbol('kashikari.job.kind');

/** Work that falls due. */
export interface JobOrder<D = unknown> {
  readonly kind: string;
  /** Business time, epoch milliseconds. */
  readonly dueAt: number;
  /** Key of the job. There is one order per kind and key; ordering again moves it. */
  readonly key: string;
  readonly data?: D;
}

/** Work that has fallen due. */
export interface DueJob<D = unknown> {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly dueAt: number;
  readonly data: D;
  /** 0 the first time. */
  readonly attempts: number;
  /** Times in a row that something which it needs was away; no attempts. */
  readonly waits: number;
}

/** Interface of a class decorated with {@link Job}. */
export interface JobHandler<D> {
  /**
   * Runs a job. Everything written through `tx` commits together with the removal of the job. `now` is business time.
   */
  run(job: DueJob<D>, now: number, tx: Tx): Promise<void>;
}

/** Runs the jobs of one kind. */
export function Job<D = never>(kind: string) {
  return <C extends new (...args: never[]) => JobHandler<D>>(target: C): void => {
    Injectable()(target);
    Reflect.defineMetadata(KIND, kind, target);
  };
}

export function jobKindOf(handler: object): string | undefined {
  return Reflect.getMetadata(KIND, handler) as string | undefined;
}
