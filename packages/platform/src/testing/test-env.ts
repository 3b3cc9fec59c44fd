import type { InstallationSecrets } from '../actor/derive-key';
import { addressSettingName, serviceSettingNames } from '../config/service-settings';
import type { ModuleNeeds } from '../config/settings';
import type { TestDatabase } from './test-database';

/** The secret of all services of a test. */
export const TEST_SECRET = Buffer.alloc(32, 'kashikari').toString('base64');

export const TEST_SECRETS: InstallationSecrets = { KASHIKARI_SECRET: TEST_SECRET };

const NOWHERE = '127.0.0.1:1';

interface Parts {
  readonly database: TestDatabase;
  readonly bus: TestDatabase;
  readonly addresses: Readonly<Record<string, string>>;
  readonly more?: Readonly<Record<string, string>>;
}

/** The environment of a service under test. */
export function testEnv(service: string, { calls = [] }: ModuleNeeds, parts: Parts): Record<string, string> {
  const names = serviceSettingNames(service);
  const callees = [...new Set([...calls, ...Object.keys(parts.addresses)])];
  return {
    KASHIKARI_SECRET: TEST_SECRET,
    KASHIKARI_TEST_HOOKS: '1',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'fatal',
    BUS_DATABASE_URL: parts.bus.ownerUrl,
    [names.databaseUrl]: parts.database.url,
    [names.migrationUrl]: parts.database.ownerUrl,
    [names.grpcListen]: '127.0.0.1:0',
    [names.httpListen]: '127.0.0.1:0',
    ...Object.fromEntries(
      callees.map((callee) => [addressSettingName(callee), parts.addresses[callee] ?? NOWHERE]),
    ),
    ...parts.more,
  };
}
