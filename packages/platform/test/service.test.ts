import { SYSTEM } from '@kashikari/kernel';
import pg from 'pg';
import { z } from 'zod';
import { ConfigError, startService } from '../src';
import { readServiceSettings } from '../src/config/settings';
import { GrpcClients } from '../src/grpc/clients';
import { ActorSigner, newId } from '../src';
import {
  eventually,
  testDatabase,
  TEST_SECRET,
  TEST_SECRETS,
  whenLong,
  type TestDatabase,
  type TestService,
} from '../src/testing';
import { TEST_SERVER } from '../src/testing/jest-global-setup';
import { FrozenLine } from './frozen-line';
import { NoteServiceClient } from './notes/note-service';
import { NotesController, NotesModule } from './notes/notes.module';
import { NOTES_SCHEMA, startNotes } from './notes/start-notes';

describe('settings', () => {
  const faultsOf = (env: Record<string, string>, needs = {}) => {
    try {
      readServiceSettings('notes', needs, env);
      return [];
    } catch (error) {
      return (error as ConfigError).faults;
    }
  };

  const GOOD = {
    KASHIKARI_SECRET: TEST_SECRET,
    DATABASE_URL_NOTES: 'postgres://notes:secret@localhost:5432/notes',
    BUS_DATABASE_URL: 'postgres://bus:secret@localhost:5432/bus',
    GRPC_LISTEN_NOTES: '127.0.0.1:0',
  };

  it('name every fault at once, the service’s own and those of the services that it calls among them', () => {
    const needs = { settings: { S3_BUCKET: z.string() }, calls: ['identity'] };
    const env = {
      KASHIKARI_SECRET: 'short',
      GRPC_LISTEN_NOTES: 'nowhere',
      LOG_LEVEL: 'loud',
      DATABASE_POOL_NOTES: '0',
    };
    const faults = faultsOf(env, needs).join('\n');
    for (const name of [
      'KASHIKARI_SECRET: must be base64 of at least 32 bytes',
      'DATABASE_URL_NOTES is missing',
      'GRPC_LISTEN_NOTES: must be host:port',
      'LOG_LEVEL',
      'DATABASE_POOL_NOTES: must be at least 2',
      'KAFKA_BROKERS or BUS_DATABASE_URL is missing',
      'S3_BUCKET is missing',
      'ADDRESS_IDENTITY is missing',
    ]) {
      expect(faults).toContain(name);
    }
  });

  it('never show the value that is wrong: it may be a secret', () => {
    const faults = faultsOf({ ...GOOD, DATABASE_URL_NOTES: 'mysql://notes:hunter2@localhost/notes' });
    expect(faults.join()).toContain('DATABASE_URL_NOTES');
    expect(faults.join()).not.toContain('hunter2');
  });

  it('refuse test hooks in production', () => {
    expect(faultsOf({ ...GOOD, KASHIKARI_TEST_HOOKS: '1', NODE_ENV: 'production' })).toEqual([
      'KASHIKARI_TEST_HOOKS=1 is refused with NODE_ENV=production',
    ]);
  });

  it('refuse a clock that is ahead where there are no test hooks', () => {
    const KASHIKARI_TEST_CLOCK_AHEAD_MS = '1000';
    expect(faultsOf({ ...GOOD, KASHIKARI_TEST_CLOCK_AHEAD_MS })).toEqual([
      'KASHIKARI_TEST_CLOCK_AHEAD_MS is refused without KASHIKARI_TEST_HOOKS=1',
    ]);
    expect(faultsOf({ ...GOOD, KASHIKARI_TEST_CLOCK_AHEAD_MS, KASHIKARI_TEST_HOOKS: '1' })).toEqual([]);
  });

  it('count an empty variable as absent, and may not be changed', () => {
    const settings = readServiceSettings(
      'notes',
      {},
      { ...GOOD, LOG_LEVEL: '', ADDRESS_MEDIA_STORE: 'media:50051' },
    );
    expect(settings.LOG_LEVEL).toBe('info');
    expect(settings.addresses).toEqual({ 'media-store': 'media:50051' });
    expect(settings.service).toMatchObject({ databaseUrl: GOOD.DATABASE_URL_NOTES, poolSize: 10 });
    expect(Object.isFrozen(settings) && Object.isFrozen(settings.service)).toBe(true);
  });

  it('stop the start before anything is touched', async () => {
    await expect(startService({ name: 'notes', module: NotesModule, env: {} })).rejects.toThrow(ConfigError);
  });
});

describe('a service that stops', () => {
  it('finishes the call under way, refuses new ones, and lets a second stop wait for the first', async () => {
    const notes = await startNotes();
    const clients = new GrpcClients({ notes: notes.address }, new ActorSigner(TEST_SECRETS));
    const client = clients.connect(NoteServiceClient, 'notes');
    const call = { actor: SYSTEM, now: 0, locale: 'ja' } as const;
    const controller = notes.get(NotesController);
    const underWay = client.wait({ milliseconds: 2_000 }, call);
    await eventually(() => expect(controller.waiting).toBe(1));
    const stopping = [notes.stop(), notes.stop()];
    await eventually(() =>
      expect(client.whoAmI({}, call)).rejects.toMatchObject({ refusal: { kind: 'unavailable' } }),
    );
    expect(await underWay).toEqual({ aborted: false });
    await Promise.all(stopping);
    clients.close();
  });

  it('publishes what its last call wrote', async () => {
    const notes = await startNotes();
    const other = await startNotes({ bus: notes.bus });
    await notes.as(SYSTEM).connect(NoteServiceClient).addNote({ id: 'last', text: 'last words' });
    const topicOf = async () =>
      (await other.published((await import('./notes/notes.module')).NOTE_TOPIC)).length;
    await notes.stopService();
    expect(await topicOf()).toBe(1);
    await other.stop();
    await notes.stop();
  });
});

describe('a service whose transport of events is away', () => {
  it('answers calls, says that it is degraded, and keeps its events', async () => {
    const env = { BUS_DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/bus' };
    const notes = await startNotes({ env });
    await notes.as(SYSTEM).connect(NoteServiceClient).addNote({ id: 'kept', text: 'kept' });
    expect(await (await fetch(`${notes.opsUrl}/readyz`)).json()).toEqual({
      status: 'degraded',
      missing: ['events'],
    });
    expect(await notes.db.one('select count(*) as n from outbox')).toEqual({ n: 1 });
    await notes.stop();
  });
});

describe('a service whose database stands still', () => {
  it('says so within a second and a half, however often it is asked, and that it serves no more', async () => {
    const database = await testDatabase(NOTES_SCHEMA);
    const { line, url } = await FrozenLine.to(database.url);
    const notes = await startNotes({ database, env: { DATABASE_URL_NOTES: url } });
    line.freeze();
    const began = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const answer = await fetch(`${notes.opsUrl}/readyz`);
        return [answer.status, await answer.json()] as const;
      }),
    );
    whenLong(() => expect(performance.now() - began).toBeLessThan(1_500));
    for (const answer of answers)
      expect(answer).toEqual([503, { status: 'unavailable', missing: ['database', 'writes'] }]);
    await line.close();
    await notes.stop();
    await database.drop();
  });
});

describe('a service whose database cannot write', () => {
  const statusOf = async (notes: TestService) => {
    const answer = await fetch(`${notes.opsUrl}/readyz`);
    return [answer.status, await answer.json()];
  };
  const asSuperuser = async (sql: string, ...params: string[]) => {
    const server = new pg.Client({ connectionString: process.env[TEST_SERVER] });
    await server.connect();
    await server.query(sql, params);
    await server.end();
  };
  const nameOf = ({ url }: TestDatabase) => new URL(url).pathname.slice(1);
  const set = (database: TestDatabase, setting: string) =>
    asSuperuser(`alter database ${nameOf(database)} set ${setting}`);
  const endSessions = (database: TestDatabase) =>
    asSuperuser(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      nameOf(database),
    );

  it('is degraded while no temporary file can be written, without any call that writes', async () => {
    const database = await testDatabase(NOTES_SCHEMA);
    await set(database, "temp_file_limit = '64kB'");
    const notes = await startNotes({ database });
    expect(await statusOf(notes)).toEqual([200, { status: 'degraded', missing: ['writes'] }]);
    await notes.stop();
  });

  it('is degraded at once when the database has refused a write', async () => {
    const database = await testDatabase(NOTES_SCHEMA);
    const notes = await startNotes({ database });
    const call = notes.as(SYSTEM).connect(NoteServiceClient);
    await set(database, 'default_transaction_read_only = on');
    await endSessions(database);
    await eventually(async () => {
      await call.addNote({ id: newId(), text: 'lost' }).catch(() => undefined);
      expect(await statusOf(notes)).toEqual([200, { status: 'degraded', missing: ['writes'] }]);
    });
    await notes.stop();
  });
});

describe('the port of figures', () => {
  it('answers alive, ready, and 404 to anything else', async () => {
    const notes = await startNotes();
    const ask = async (page: string) => {
      const answer = await fetch(`${notes.opsUrl}${page}`);
      return [answer.status, await answer.json()];
    };
    expect(await ask('/healthz')).toEqual([200, { status: 'ok' }]);
    expect(await ask('/readyz')).toEqual([200, { status: 'ok', missing: [] }]);
    expect(await ask('/etc/passwd')).toEqual([404, { status: 'not found' }]);
    await notes.stop();
  });
});
