import stopPostgres from '../../packages/platform/src/testing/jest-global-teardown';
import type { SharedProducts } from './shared-products';

export default async function tearDown(): Promise<void> {
  await (globalThis as { kashikariProducts?: SharedProducts }).kashikariProducts?.close();
  await stopPostgres();
}
