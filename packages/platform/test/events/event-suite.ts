import { SYSTEM } from '@kashikari/kernel';
import { Database, EventBus, newId } from '../../src';
import type { WireEvent } from '../../src/events/event';
import { Relay } from '../../src/events/relay';
import { createLogger } from '../../src/observe/logger';
import { Metrics } from '../../src/observe/metrics';
import { toWire } from '../../src/testing/test-events';
import { eventually, testDatabase, type TestService } from '../../src/testing';
import { NoteServiceClient, type Note } from '../notes/note-service';
import { NOTE_ADDED, NOTE_TOPIC, OnNoteAdded } from '../notes/notes.module';
import { NOTES_SCHEMA, startNotes } from '../notes/start-notes';
import { deadLetterSuite } from './dead-letter-suite';

const noteAdded = (note: Note) => ({ topic: NOTE_TOPIC, key: note.id, type: NOTE_ADDED, data: note });

/**
 * Tests the guarantees of events over any transport.
 * @param envOf returns the setting that selects the transport, after it has started
 */
export function eventSuite(envOf: () => Record<string, string>): void {
  let env: Record<string, string>;
  let notes: TestService;

  beforeAll(async () => {
    env = envOf();
    notes = await startNotes({ env });
  });
  afterAll(() => notes.stop(), 60_000);

  const add = (text: string, id = newId()) =>
    notes.as(SYSTEM).connect(NoteServiceClient).addNote({ id, text });
  const seen = async (text: string) =>
    (await notes.db.one<{ n: number }>('select count(*) as n from seen where text = $1', [text]))!.n;
  const published = async (text: string) =>
    (await notes.published(NOTE_TOPIC)).filter(({ data }) => (data as Note).text === text);
  const outbox = async () => (await notes.db.one<{ n: number }>('select count(*) as n from outbox'))!.n;

  // This test runs first, while the topic has no events that another group would have to handle before.
  it('under way when the service stops is taken in to its end', async () => {
    const [database, bus] = [await testDatabase(NOTES_SCHEMA), await testDatabase('empty')];
    const second = await startNotes({ env, database, bus, name: 'notes-stopping' });
    const handler = second.get(OnNoteAdded);
    handler.pace = 500;
    await second.publish(noteAdded({ id: 's', text: 'while stopping' }));
    await eventually(async () => expect(handler.begun).toBeGreaterThan(0));
    await second.stop();
    const probe = new Database({ url: database.url, name: 'probe', size: 1 });
    expect(await probe.read(`select text from seen where text = 'while stopping'`)).toHaveLength(1);
    await probe.close();
    await Promise.all([database.drop(), bus.drop()]);
  });

  it('takes effect in who listens, and leaves the outbox', async () => {
    await add('hello');
    await notes.drain();
    expect(await seen('hello')).toBe(1);
    expect(await outbox()).toBe(0);
    const [event] = await published('hello');
    expect(event).toMatchObject({ type: NOTE_ADDED, data: { text: 'hello' } });
    expect(Date.now() - event!.time.getTime()).toBeLessThan(60_000);
  });

  it('arrives without anybody asking', async () => {
    await add('on its own');
    await eventually(async () => expect(await seen('on its own')).toBe(1));
  });

  it('is published too when SQL wrote it and nobody woke the relay', async () => {
    await notes.db.read(
      `insert into outbox (topic, key, type, data) values ($1, 'k', $2, '{"text": "by sql"}')`,
      [NOTE_TOPIC, NOTE_ADDED],
    );
    await eventually(async () => expect(await outbox()).toBe(0));
    await notes.drain();
    expect(await seen('by sql')).toBe(1);
  });

  it('is heard by everybody who follows, from then on, and by nobody after they stopped', async () => {
    const bus = notes.get(EventBus);
    await bus.publish([toWire(noteAdded({ id: newId(), text: 'not heard' }))]);
    const heard: string[][] = [[], []];
    const followers = await Promise.all(
      heard.map((words) =>
        bus.follow([NOTE_TOPIC], (events) => {
          for (const { value } of events) words.push((JSON.parse(value) as { text: string }).text);
        }),
      ),
    );
    await bus.publish([toWire(noteAdded({ id: newId(), text: 'now' }))]);
    await eventually(async () => expect(heard).toEqual([['now'], ['now']]));
    await Promise.all(followers.map((follower) => follower.stop()));
    await bus.publish([toWire(noteAdded({ id: newId(), text: 'not heard' }))]);
    await notes.drain();
    expect(heard).toEqual([['now'], ['now']]);
  });

  it('that comes twice takes effect once', async () => {
    const event = toWire(noteAdded({ id: newId(), text: 'twice' }));
    const bus = notes.get(EventBus);
    await bus.publish([event, event]);
    await notes.drain();
    await bus.publish([event]);
    await notes.drain();
    expect(await published('twice')).toHaveLength(3);
    expect(await seen('twice')).toBe(1);
  });

  it('is not lost and takes effect once when the relay dies between publishing and noting it', async () => {
    class DyingBus extends EventBus {
      constructor(private readonly real: EventBus) {
        super();
      }
      override async publish(events: readonly WireEvent[]): Promise<void> {
        await this.real.publish(events);
        throw new Error('the process died here');
      }
      override read = () => Promise.reject(new Error('not asked'));
      override follow = () => Promise.reject(new Error('not asked'));
      override ping = () => Promise.resolve();
      override close = () => Promise.resolve();
    }
    const logger = createLogger('notes', 'silent');
    const dying = new Relay(
      'notes',
      notes.db,
      new DyingBus(notes.get(EventBus)),
      logger,
      new Metrics('dying'),
    );
    await notes.db.transaction(async (tx) => {
      // Bypasses the service, so that its relay does not wake before the dying one has had its turn.
      await tx.read(`insert into outbox (topic, key, type, data) values ($1, 'k', $2, '{"text": "crash"}')`, [
        NOTE_TOPIC,
        NOTE_ADDED,
      ]);
    });
    await dying.drain().catch(() => undefined);
    await notes.drain();
    expect((await published('crash')).length).toBeGreaterThanOrEqual(1);
    expect(await seen('crash')).toBe(1);
    expect(await outbox()).toBe(0);
  });

  it('that can never be taken in is dead-lettered whole, and the others go on', async () => {
    const handler = notes.get(OnNoteAdded);
    handler.failures = 0;
    const poison = toWire(noteAdded({ id: 'p', text: 'poison' }));
    const [before, after] = [
      toWire(noteAdded({ id: 'a', text: 'before' })),
      toWire(noteAdded({ id: 'b', text: 'after' })),
    ];
    await notes.get(EventBus).publish([before, poison, after]);
    await notes.drain();
    expect(await seen('before')).toBe(1);
    expect(await seen('after')).toBe(1);
    expect(await seen('poison')).toBe(0);
    const [letter] = await notes.db.read('select * from dead_letter where id = $1', [poison.id]);
    expect(letter).toMatchObject({
      source: 'event',
      topic: NOTE_TOPIC,
      key: 'p',
      type: NOTE_ADDED,
      attempts: 5,
    });
    expect(letter).toMatchObject({
      data: { id: 'p', text: 'poison' },
      error: expect.stringContaining('never be taken in'),
    });
    expect(handler.failures).toBeGreaterThanOrEqual(5);
  });

  describe('once it is dead-lettered', () => deadLetterSuite(() => notes));

  it('waits, and is not dead-lettered, while something that it needs cannot be reached', async () => {
    const handler = notes.get(OnNoteAdded);
    handler.unreachable = true;
    handler.failures = 0;
    const event = toWire(noteAdded({ id: 'l', text: 'later' }));
    await notes.get(EventBus).publish([event]);
    await eventually(() => expect(handler.failures).toBeGreaterThanOrEqual(3));
    handler.unreachable = false;
    await notes.drain();
    expect(await seen('later')).toBe(1);
    expect(await notes.db.read('select 1 from dead_letter where id = $1', [event.id])).toEqual([]);
  });

  it('of a type that nobody listens to is passed over', async () => {
    await notes.publish({ topic: NOTE_TOPIC, key: 'k', type: 'kashikari.notes.v1.NoteBurnt', data: {} });
    await add('after the unknown');
    await notes.drain();
    expect(await seen('after the unknown')).toBe(1);
  });

  it('keeps its order per key, and is published once, with two relays and two readers at work', async () => {
    const second = await startNotes({ env, database: notes.database, bus: notes.bus });
    const clients = [notes, second].map((service) => service.as(SYSTEM).connect(NoteServiceClient));
    const written = Array.from({ length: 30 }, (_, n) => n);
    const fill = async (noteKey: string) => {
      for (const n of written) await clients[n % 2]!.addNote({ id: `${noteKey}/${n}`, text: `ordered ${n}` });
    };
    const noteKeys = ['x', 'y', 'z'];
    await Promise.all(noteKeys.map(fill));
    await Promise.all([notes.drain(), second.drain()]);
    await eventually(async () => expect(await seen('ordered 29')).toBe(3));
    const log = await notes.published(NOTE_TOPIC);
    for (const noteKey of noteKeys) {
      const taken = await notes.db.read<{ text: string }>('select text from seen where key = $1 order by n', [
        noteKey,
      ]);
      expect(taken.map(({ text }) => text)).toEqual(written.map((n) => `ordered ${n}`));
      expect(log.filter(({ key }) => key === noteKey)).toHaveLength(30);
    }
    await second.stop();
  });

  it('keeps the order of one key through hundreds', async () => {
    const rows = Array.from({ length: 600 }, (_, n) => ({ key: `key-${n % 3}`, text: `run ${n}` }));
    await notes.db.read(
      `insert into outbox (topic, key, type, data)
       select $1, r->>'key', $2, jsonb_build_object('text', r->>'text') from jsonb_array_elements($3::jsonb) r`,
      [NOTE_TOPIC, NOTE_ADDED, JSON.stringify(rows)],
    );
    await notes.drain();
    await eventually(async () => expect(await seen('run 599')).toBe(1));
    for (const key of ['key-0', 'key-1', 'key-2']) {
      const taken = await notes.db.read<{ text: string }>('select text from seen where key = $1 order by n', [
        key,
      ]);
      expect(taken.map(({ text }) => text)).toEqual(
        rows.filter((row) => row.key === key).map(({ text }) => text),
      );
    }
  });
}
