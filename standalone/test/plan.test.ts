import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { planProcesses, portsNeeded, type ProcessPlan } from '../src/processes/plan';
import { allLogins } from '../src/postgres/databases';
import { SERVICES } from '../src/services';
import { readSettings } from '../src/settings';

const passwords = Object.fromEntries(allLogins().map((login) => [login, `password-of-${login}`]));

function plan(env: Record<string, string> = {}, outside: NodeJS.ProcessEnv = {}): ProcessPlan[] {
  const settings = readSettings(env, '/');
  const ports = Array.from({ length: portsNeeded(settings) }, (_, index) => 5000 + index);
  return planProcesses({
    settings,
    secrets: { KASHIKARI_SECRET: 'secret', passwords },
    databaseServer: 'postgres://127.0.0.1:5432',
    ports,
    outside,
  });
}

const find = (plans: ProcessPlan[], name: string) =>
  plans.find((process) => process.name === name) as ProcessPlan;

describe('the processes of a stand-alone installation', () => {
  test('are reservation, the other five services together, and the gateway', () => {
    expect(plan().map(({ name, services }) => [name, services.length])).toEqual([
      ['reservation', 1],
      ['services', 5],
      ['gateway', 0],
    ]);
  });

  test('know which release they are, unless whoever starts them says another', () => {
    const { version } = jest.requireActual<{ version: string }>('../../package.json');
    for (const { env } of plan())
      expect([env['KASHIKARI_VERSION'], env['KASHIKARI_COMMIT']]).toEqual([
        version,
        // The commit is unknown in an archive of the sources, which has no history.
        expect.stringMatching(existsSync('.git') ? /^[0-9a-f]{40}$/ : /^$/),
      ]);
    const outside = { KASHIKARI_VERSION: '9.9.9', KASHIKARI_COMMIT: 'f'.repeat(40) };
    const { env } = find(plan({}, outside), 'gateway');
    expect([env['KASHIKARI_VERSION'], env['KASHIKARI_COMMIT']]).toEqual(Object.values(outside));
  });

  test('tell each service where it listens and how it gets to its own database, and no other', () => {
    const { env } = find(plan(), 'reservation');
    expect(env['DATABASE_URL_RESERVATION']).toBe(
      'postgres://reservation_app:password-of-reservation_app@127.0.0.1:5432/reservation',
    );
    expect(env['DATABASE_MIGRATION_URL_RESERVATION']).toContain('reservation_owner');
    expect(Object.keys(env).filter((name) => name.startsWith('DATABASE_'))).toHaveLength(2);
    expect(JSON.stringify(env)).not.toContain('password-of-identity');
  });

  test('give the gateway no way to any database of a service', () => {
    expect(JSON.stringify(find(plan(), 'gateway').env)).not.toMatch(/password-of-\w+_(app|owner)/);
  });

  test('tell everybody where every service is', () => {
    for (const { env } of plan())
      for (const service of SERVICES)
        expect(env[`ADDRESS_${service.toUpperCase()}`]).toMatch(/^127\.0\.0\.1:\d+$/);
  });

  test('may be several for reservation, each with an address that the gateway knows', () => {
    const plans = plan({ RESERVATION_PROCESSES: '2' });
    const listening = ['reservation', 'reservation-2'].map(
      (name) => find(plans, name).env['GRPC_LISTEN_RESERVATION'],
    );
    expect(new Set(listening).size).toBe(2);
    expect(find(plans, 'gateway').env['ADDRESS_RESERVATION']).toBe(listening.join(','));
  });

  test('send events through Kafka where brokers are named, else through the bus database', () => {
    expect(find(plan(), 'reservation').env).toHaveProperty('BUS_DATABASE_URL');
    const { env } = find(plan({ KAFKA_BROKERS: 'k:9092' }), 'reservation');
    expect(env).toMatchObject({ KAFKA_BROKERS: 'k:9092' });
    expect(env).not.toHaveProperty('BUS_DATABASE_URL');
  });

  test('pass on what only the parts know, and nothing that we decide', () => {
    const outside = {
      S3_BUCKET: 'pictures',
      DATABASE_URL_IDENTITY: 'stray',
      ADDRESS_SEARCH: 'stray',
      NODE_OPTIONS: '--stray',
    };
    for (const { env } of plan({}, outside)) {
      expect(env['S3_BUCKET']).toBe('pictures');
      expect(Object.values(env)).not.toContain('stray');
      expect(env).not.toHaveProperty('NODE_OPTIONS');
    }
  });

  test('read the shells of DATA_DIR where nobody names another file', () => {
    const home = mkdtempSync(path.join(tmpdir(), 'kashikari-plan-'));
    const file = path.join(home, 'shells.yaml');
    const told = (outside: NodeJS.ProcessEnv = {}) => find(plan({ DATA_DIR: home }, outside), 'gateway').env;
    expect(told()).not.toHaveProperty('SHELLS_FILE');
    writeFileSync(file, 'shells: []');
    expect(told()).toMatchObject({ SHELLS_FILE: file });
    expect(told({ SHELLS_FILE: '/etc/shells.yaml' })).toMatchObject({ SHELLS_FILE: '/etc/shells.yaml' });
    rmSync(home, { recursive: true });
  });
});
