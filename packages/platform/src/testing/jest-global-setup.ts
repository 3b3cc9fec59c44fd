import { startTestServer, type TestServer } from './embedded-postgres';

/** The setting that names a PostgreSQL to test on (superuser); absent, one is started for this run. */
export const TEST_SERVER = 'KASHIKARI_TEST_PG';

export default async function setUp(): Promise<void> {
  if (process.env[TEST_SERVER]) return;
  const server = await startTestServer();
  process.env[TEST_SERVER] = server.url;
  (globalThis as { kashikariTestServer?: TestServer }).kashikariTestServer = server;
}
