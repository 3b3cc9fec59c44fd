import { Client, credentials } from '@grpc/grpc-js';
import { targetOf } from '@kashikari/platform/edge';

const SERVING = 1;

/** How long a service may take to say that it is well, milliseconds. */
const PATIENCE = 2_000;

/** Asks `grpc.health.v1.Health/Check` of one process; its messages are one field each, so they are read by hand. */
export class HealthClient {
  private readonly client: Client;

  constructor(address: string) {
    this.client = new Client(targetOf(address), credentials.createInsecure(), {
      'grpc.initial_reconnect_backoff_ms': 100,
      'grpc.max_reconnect_backoff_ms': 2_000,
    });
  }

  isServing(): Promise<boolean> {
    return new Promise((resolve) => {
      this.client.makeUnaryRequest(
        '/grpc.health.v1.Health/Check',
        () => Buffer.alloc(0),
        (bytes: Buffer) => bytes[0] === 0x08 && bytes[1] === SERVING,
        undefined,
        { deadline: Date.now() + PATIENCE },
        (error, serving) => resolve(!error && serving === true),
      );
    });
  }

  close(): void {
    this.client.close();
  }
}
