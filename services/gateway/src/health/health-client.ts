import { Client, credentials } from '@grpc/grpc-js';
import { healthRequest, targetOf } from '@kashikari/platform/edge';
import type { Health } from './readiness';

const SERVING = 1;

/** What a service leans on, by the names under which its Health/Check answers for them. */
const NEEDED = ['database'];
const USEFUL = ['events'];

/** A service gives what it leans on a second, and is given a little more to say so, milliseconds. */
const TIMEOUT = 1_250;

/** Asks `grpc.health.v1.Health/Check` of one process; its messages are one field each, so they are read by hand. */
export class HealthClient {
  private readonly client: Client;

  constructor(address: string) {
    this.client = new Client(targetOf(address), credentials.createInsecure(), {
      'grpc.initial_reconnect_backoff_ms': 100,
      'grpc.max_reconnect_backoff_ms': 2_000,
    });
  }

  /** Asks for the process, its database and its broker at once. */
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
        '/grpc.health.v1.Health/Check',
        healthRequest,
        (bytes: Buffer) => bytes[0] === 0x08 && bytes[1] === SERVING,
        part,
        { deadline: Date.now() + TIMEOUT },
        (error, serving) => resolve(!error && serving === true),
      );
    });
  }

  close(): void {
    this.client.close();
  }
}
