import { SYSTEM } from '@kashikari/kernel';
import { Database } from '../src';
import { DatabaseBus } from '../src/events/database-bus';
import { createLogger } from '../src/observe/logger';
import { eventually, testDatabase } from '../src/testing';
import { toWire } from '../src/testing/test-events';
import { eventSuite } from './events/event-suite';
import { NoteServiceClient } from './notes/note-service';
import { startNotes } from './notes/start-notes';

describe('an event over the bus database', () => {
  eventSuite(() => ({}));

  it('arrives though every connection to the bus was cut', async () => {
    const notes = await startNotes();
    const owner = new Database({ url: notes.bus.ownerUrl, name: 'cutter', size: 1 });
    const add = (text: string) => notes.as(SYSTEM).connect(NoteServiceClient).addNote({ id: text, text });
    const seen = () => notes.db.read<{ text: string }>('select text from seen order by n');
    await add('before');
    await notes.drain();
    await owner.read(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await add('after');
    await eventually(async () => expect(await seen()).toEqual([{ text: 'before' }, { text: 'after' }]));
    await owner.close();
    await notes.stop();
  });

  it('is listened for again within seconds though the connection that tells of news was cut', async () => {
    const notes = await startNotes();
    const owner = new Database({ url: notes.bus.ownerUrl, name: 'cutter', size: 1 });
    const sessions = () =>
      owner.read<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and application_name like '%-bus-session'`,
      );
    await eventually(async () => expect(await sessions()).toHaveLength(1));
    const [first] = await sessions();
    await owner.read('select pg_terminate_backend($1)', [first!.pid]);
    await eventually(async () => {
      const [again] = await sessions();
      expect(again && again.pid !== first!.pid).toBe(true);
    }, 8_000);
    await owner.close();
    await notes.stop();
  }, 30_000);

  it('that was written while another relay was at the outbox is published soon after', async () => {
    const notes = await startNotes();
    const LOCK = `hashtextextended('kashikari.relay', 0)`;
    const waiting = async () =>
      (await notes.db.one<{ n: number }>('select count(*)::int as n from outbox'))!.n;
    await notes.db.withConnection(async (other) => {
      await other.query(`select pg_advisory_lock(${LOCK})`);
      await notes.as(SYSTEM).connect(NoteServiceClient).addNote({ id: 'late', text: 'late' });
      // The relay has polled by then, and would sleep for five seconds if the lock were free.
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(await waiting()).toBe(1);
      await other.query(`select pg_advisory_unlock(${LOCK})`);
    });
    await eventually(async () => expect(await waiting()).toBe(0), 3_000);
    await notes.stop();
  }, 30_000);

  it('gets an offset without gaps, in the order of commits, whoever publishes', async () => {
    const made = await testDatabase('empty');
    const logger = createLogger('test', 'silent');
    const buses = ['a', 'b', 'c'].map((name) => new DatabaseBus(made.ownerUrl, name, logger));
    const event = (topic: string) => toWire({ topic, key: 'k', type: 't', data: {} });
    const rounds = Array.from({ length: 20 }, () => [event('x.v1'), event('y.v1'), event('x.v1')]);
    await Promise.all(buses.flatMap((bus) => rounds.map((events) => bus.publish(events))));
    const db = new Database({ url: made.ownerUrl, name: 'probe', size: 1 });
    const log = await db.read<{ topic: string; offsets: number[] }>(
      `select topic, array_agg("offset" order by "offset") as offsets from bus_event group by topic order by topic`,
    );
    expect(log).toEqual([
      { topic: 'x.v1', offsets: Array.from({ length: 120 }, (_, n) => n) },
      { topic: 'y.v1', offsets: Array.from({ length: 60 }, (_, n) => n) },
    ]);
    await Promise.all([...buses.map((bus) => bus.close()), db.close()]);
    await made.drop();
  });
});
