import type { TestServer } from './embedded-postgres';

export default async function tearDown(): Promise<void> {
  await (globalThis as { kashikariTestServer?: TestServer }).kashikariTestServer?.stop();
}
