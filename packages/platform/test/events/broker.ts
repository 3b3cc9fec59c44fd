import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { externalTool } from '../../../../tests/jest/external-tool';

interface Broker {
  readonly brokers: string;
  /** File with its own authority's certificate, where one has to sign in. */
  readonly ca?: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export interface SignIn {
  readonly username: string;
  readonly password: string;
}

export const kafka = externalTool('kafka');

/**
 * Starts a real Kafka broker for the test.
 * @param signIn credentials that the broker requires, by SCRAM-SHA-512 over TLS
 */
export async function startBroker(signIn?: SignIn): Promise<Broker & { remove(): Promise<void> }> {
  const { startKafka } = require('../../../../scripts/tools/kafka.cjs') as {
    startKafka(folder: string, signIn?: SignIn): Promise<Broker & { reason?: string }>;
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-test-kafka-'));
  const broker = await startKafka(folder, signIn);
  if (!broker.brokers) throw new Error(broker.reason);
  return Object.assign(broker, {
    async remove() {
      await broker.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  });
}
