import stopPostgres from '../../packages/platform/src/testing/jest-global-teardown';
import type { Stages } from './stages';

export default async function tearDown(): Promise<void> {
  await (globalThis as { kashikariStages?: Stages }).kashikariStages?.close();
  await stopPostgres();
}
