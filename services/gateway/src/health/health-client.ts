import { Client, credentials, status, type MethodDefinition } from '@grpc/grpc-js';
import { healthService, targetOf } from '@kashikari/platform/edge';
import type { Health } from './readiness';

const check = healthService['Check'] as MethodDefinition<{ service: string }, { status: string }>;

/** Dependencies of a service, by their names in Health/Check. */
const NEEDED = ['database'];
const USEFUL = ['writes', 'events'];

/** A service gives what it leans on a second, and is given a little more to say so, milliseconds. */
const TIMEOUT = 1_250;

/** Calls `grpc.health.v1.Health/Check` of one process. */
export class HealthClient {
  private readonly client: Client;

  constructor(address: string) {
    this.client = new Client(targetOf(address), credentials.createInsecure(), {
      'grpc.initial_reconnect_backoff_ms': 100,
      'grpc.max_reconnect_backoff_ms': 2_000,
    });
  }

  /** Checks the process, its database, whether that can write, and its broker, in parallel. */
  async health(): Promise<Health> {
    const parts = [...NEEDED, ...USEFUL];
    const [answers = false, ...has] = await Promise.all(['', ...parts].map((part) => this.isServing(part)));
    if (!answers) return { answers, missing: [], degraded: [] };
    const gone = (some: readonly string[]) => some.filter((part) => !has[parts.indexOf(part)]);
    return { answers, missing: gone(NEEDED), degraded: gone(USEFUL) };
  }

  private isServing(part: string): Promise<boolean> {
    return new Promise((resolve) => {
      this.client.makeUnaryRequest(
        check.path,
        check.requestSerialize,
        check.responseDeserialize,
        { service: part },
        { deadline: Date.now() + TIMEOUT },
        // A process of an earlier release does not know every part.
        (error, answer) => resolve(error ? error.code === status.NOT_FOUND : answer?.status === 'SERVING'),
      );
    });
  }

  close(): void {
    this.client.close();
  }
}
