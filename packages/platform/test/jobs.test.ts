import { testHooks } from '@kashikari/contracts';
import { SYSTEM } from '@kashikari/kernel';
import { Clock, Jobs, newId } from '../src';
import { deadLetters } from '../src/dead-letters';
import { eventually, fakeClock, type TestService } from '../src/testing';
import { NoteServiceClient } from './notes/note-service';
import { Remind } from './notes/notes.module';
import { startNotes } from './notes/start-notes';

const DAY = 86_400_000;
const START = Date.parse('2026-04-01T00:00:00Z');

describe('a job', () => {
  let notes: TestService;
  const clock = fakeClock(START);

  beforeAll(async () => (notes = await startNotes({ clock })));
  afterAll(() => notes.stop());
  beforeEach(async () => {
    clock.set(START);
    notes.get(Remind).ran.length = 0;
    notes.get(Remind).failing = false;
    notes.get(Remind).unreachable = false;
    await notes.db.read('delete from due_job');
  });

  const schedule = (key: string, dueAt: number) =>
    notes.db.transaction((tx) =>
      notes.get(Jobs).schedule(tx, { kind: 'remind', key, dueAt, data: { id: key } }),
    );
  const ran = () => notes.get(Remind).ran;
  const databaseTime = async () =>
    (await notes.db.one<{ now: Date }>('select clock_timestamp() as now', []))!.now.getTime();

  it('is not run before it is due', async () => {
    await schedule('a', START + DAY);
    clock.advance(DAY - 1);
    await notes.drain();
    expect(ran()).toEqual([]);
    clock.advance(1);
    await notes.drain();
    expect(ran()).toEqual([{ key: 'a', dueAt: START + DAY, now: START + DAY }]);
  });

  it('is run once, and in the order of what is due, when the clock leaps', async () => {
    await schedule('third', START + 3 * DAY);
    await schedule('first', START + DAY);
    await schedule('second', START + 2 * DAY);
    clock.advance(10 * DAY);
    await notes.drain();
    await notes.drain();
    expect(ran().map(({ key }) => key)).toEqual(['first', 'second', 'third']);
    expect(ran().every(({ now }) => now === START + 10 * DAY)).toBe(true);
  });

  it('is moved when it is ordered again, and not run when it is taken back', async () => {
    await schedule('moved', START + DAY);
    await schedule('moved', START + 3 * DAY);
    await schedule('gone', START + DAY);
    await notes.db.transaction((tx) => notes.get(Jobs).cancel(tx, 'remind', 'gone'));
    clock.advance(2 * DAY);
    await notes.drain();
    expect(ran()).toEqual([]);
    clock.advance(DAY);
    await notes.drain();
    expect(ran().map(({ key }) => key)).toEqual(['moved']);
  });

  it('is not ordered by a transaction that is rolled back', async () => {
    const refused = notes.db.transaction(async (tx) => {
      await notes.get(Jobs).schedule(tx, { kind: 'remind', key: 'never', dueAt: START });
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    await notes.drain();
    expect(ran()).toEqual([]);
  });

  it('is run once by two replicas', async () => {
    const second = await startNotes({ clock, database: notes.database, bus: notes.bus });
    for (let n = 0; n < 20; n++) await schedule(`shared-${n}`, START);
    await Promise.all([notes.drain(), second.drain()]);
    const keys = [...ran(), ...second.get(Remind).ran].map(({ key }) => key);
    expect(new Set(keys).size).toBe(20);
    expect(keys).toHaveLength(20);
    await second.stop();
  });

  it('that fails is kept and tried again later, and the others run', async () => {
    const before = new Date();
    notes.get(Remind).failing = true;
    await schedule('failing', START);
    await notes.drain();
    const [kept] = await notes.db.read<{ attempts: number; later: boolean }>(
      'select attempts, retry_at > $1 as later from due_job',
      [before],
    );
    expect(kept?.attempts).toBeGreaterThanOrEqual(1);
    expect(kept?.later).toBe(true);

    notes.get(Remind).failing = false;
    await schedule('other', START);
    await eventually(async () => {
      await notes.drain();
      const keys = ran().map(({ key }) => key);
      expect(keys.sort()).toEqual(['failing', 'other']);
    });
  });

  it('that needs what is away asks for it less and less often, at least every 15 s, and is not dead-lettered', async () => {
    notes.get(Remind).unreachable = true;
    await schedule('patient', START);
    const pauseAfter = async (waits: number) => {
      const before = await databaseTime();
      await notes.db.read(`update due_job set attempts = 9, waits = $1, retry_at = '-infinity'`, [waits]);
      await notes.as(SYSTEM).connect(testHooks.TestHooksServiceClient).drain({});
      const [kept] = await notes.db.read<{ attempts: number; waits: number; retry_at: Date }>(
        'select attempts, waits, retry_at from due_job',
      );
      expect(kept?.attempts).toBe(9);
      expect(kept?.waits).toBeGreaterThan(waits);
      const until = kept!.retry_at.getTime();
      return { atLeast: until - (await databaseTime()), atMost: until - before };
    };
    expect((await pauseAfter(4)).atMost).toBeGreaterThanOrEqual(3_200);
    const longest = await pauseAfter(1_000);
    expect(longest.atMost).toBeGreaterThanOrEqual(15_000);
    expect(longest.atLeast).toBeLessThanOrEqual(18_000);
  });

  it('that fails for good is dead-lettered', async () => {
    notes.get(Remind).failing = true;
    await schedule('hopeless', START + DAY);
    await notes.db.read('update due_job set attempts = 9');
    clock.advance(DAY);
    await notes.drain();
    expect(await notes.db.read('select * from due_job')).toEqual([]);
    const [letter] = await notes.db.read(
      `select source, type, key, attempts from dead_letter where key = 'hopeless'`,
    );
    expect(letter).toEqual({ source: 'job', type: 'remind', key: 'hopeless', attempts: 10 });
  });

  it('that was dead-lettered stands among the due ones again, as due as it was, when somebody replays it', async () => {
    notes.get(Remind).failing = true;
    await schedule('replayed', START + DAY);
    await notes.db.read('update due_job set attempts = 9');
    clock.advance(DAY);
    await notes.drain();
    notes.get(Remind).failing = false;
    const replay = () =>
      deadLetters(['replay', 'notes', 'all'], { DATABASE_URL_NOTES: notes.database.url }, () => undefined);
    await notes.db.read(`delete from dead_letter where key <> 'replayed'`);
    expect(await replay()).toBe(0);
    await notes.drain();
    expect(ran()).toMatchObject([{ key: 'replayed', dueAt: START + DAY }]);
    expect(await notes.db.read('select 1 from dead_letter')).toEqual([]);
  });

  it('tells when the next is due, and moves with business time, over the test hooks', async () => {
    const hooks = notes.as(SYSTEM).connect(testHooks.TestHooksServiceClient);
    await notes.as(SYSTEM).connect(NoteServiceClient).addNote({ id: newId(), text: 'remind me' });
    expect(await hooks.nextDue({})).toEqual({ dueAt: new Date(START + DAY) });
    await hooks.setClock({ now: new Date(START + DAY) });
    expect(await hooks.drain({})).toMatchObject({ idle: false });
    for (let round = 0; !(await hooks.drain({})).idle && round < 10; round++);
    expect(await hooks.drain({})).toEqual({ idle: true, told: false });
    expect(ran()).toHaveLength(1);
    expect(await hooks.nextDue({})).toEqual({ dueAt: undefined });
  });
});

describe('a job by real time', () => {
  it('is run without anybody asking', async () => {
    const notes = await startNotes({ clock: new Clock() });
    await notes.db.transaction((tx) =>
      notes.get(Jobs).schedule(tx, { kind: 'remind', key: 'soon', dueAt: Date.now() + 500 }),
    );
    await eventually(() => expect(notes.get(Remind).ran.map(({ key }) => key)).toEqual(['soon']));
    await notes.stop();
  });

  it('is run within seconds though its order came by a statement that told nobody', async () => {
    const notes = await startNotes({ clock: new Clock() });
    await notes.db.read(
      `insert into due_job (kind, key, due_at, data)
        values ('remind', 'silent', clock_timestamp() + interval '1 s', '{"id":"silent"}')`,
    );
    await eventually(() => expect(notes.get(Remind).ran.map(({ key }) => key)).toEqual(['silent']));
    await notes.stop();
  });

  it('is run soon after what it needs is back, without anybody asking', async () => {
    const notes = await startNotes({ clock: new Clock() });
    notes.get(Remind).unreachable = true;
    await notes.db.transaction((tx) =>
      notes.get(Jobs).schedule(tx, { kind: 'remind', key: 'away', dueAt: Date.now() }),
    );
    const waited = 'select from due_job where waits > 0';
    await eventually(async () => expect(await notes.db.read(waited)).toHaveLength(1));
    notes.get(Remind).unreachable = false;
    await eventually(() => expect(notes.get(Remind).ran.map(({ key }) => key)).toEqual(['away']));
    await notes.stop();
  });
});

describe('the clock', () => {
  it('runs on from where it was set, and real time is not moved', () => {
    const clock = new Clock();
    clock.set(START);
    expect(clock.now() - START).toBeLessThan(1_000);
    expect(Math.abs(clock.real() - Date.now())).toBeLessThan(1_000);
    clock.set(undefined);
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000);
  });

  it('can begin ahead, comes back to there, and real time is still the machine’s', () => {
    const clock = new Clock(START);
    for (const set of [START, undefined]) {
      clock.set(set);
      expect(Math.abs(clock.now() - (set ?? Date.now() + START))).toBeLessThan(1_000);
    }
    expect(Math.abs(clock.real() - Date.now())).toBeLessThan(1_000);
  });
});
