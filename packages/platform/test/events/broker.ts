import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Broker {
  readonly brokers: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

const answers = (command: string, flag: string) =>
  spawnSync(command, [flag], { stdio: 'ignore' }).status === 0;

/** Why no broker can be started here; undefined when one can. */
export const noBroker: string | undefined = !answers('java', '-version')
  ? 'Java is not installed'
  : answers('mvn', '-v')
    ? undefined
    : 'Maven is not installed';

/** A real Kafka broker of the test's own. */
export async function startBroker(): Promise<Broker & { remove(): Promise<void> }> {
  const { startKafka } = require('../../../../scripts/tools/kafka.cjs') as {
    startKafka(folder: string): Promise<Broker & { reason?: string }>;
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-test-kafka-'));
  const broker = await startKafka(folder);
  if (!broker.brokers) throw new Error(broker.reason);
  return Object.assign(broker, {
    async remove() {
      await broker.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  });
}
