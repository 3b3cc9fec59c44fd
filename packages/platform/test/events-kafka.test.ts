import { SYSTEM } from '@kashikari/kernel';
import { eventually, type TestService } from '../src/testing';
import { kafka, startBroker } from './events/broker';
import { eventSuite } from './events/event-suite';
import { NoteServiceClient } from './notes/note-service';
import { startNotes } from './notes/start-notes';

const overKafka = kafka.missing ? describe.skip : describe;

overKafka(`an event over Kafka${kafka.suffix}`, () => {
  let broker: Awaited<ReturnType<typeof startBroker>>;

  beforeAll(async () => (broker = await startBroker()), 120_000);
  afterAll(() => broker.remove(), 60_000);

  eventSuite(() => ({ KAFKA_BROKERS: broker.brokers }));

  describe('whose broker is away for a while', () => {
    let notes: TestService;

    beforeAll(async () => {
      const env = { KAFKA_BROKERS: broker.brokers };
      notes = await startNotes({ env, name: 'notes-through-an-outage' });
    });
    afterAll(() => notes.stop(), 60_000);

    it('stays in the outbox, and takes effect once and in its order when the broker is back', async () => {
      const add = (n: number) =>
        notes
          .as(SYSTEM)
          .connect(NoteServiceClient)
          .addNote({ id: `outage/${n}`, text: `outage ${n}` });
      const written = Array.from({ length: 30 }, (_, n) => n);
      for (const n of written.slice(0, 10)) await add(n);
      await broker.stop();
      for (const n of written.slice(10, 20)) await add(n);
      expect(await (await fetch(`${notes.opsUrl}/readyz`)).json()).toMatchObject({ status: 'degraded' });
      await broker.start();
      for (const n of written.slice(20)) await add(n);

      const taken = () =>
        notes.db.read<{ text: string }>(`select text from seen where key = 'outage' order by n`);
      await eventually(async () => expect(await taken()).toHaveLength(30), 240_000);
      expect((await taken()).map(({ text }) => text)).toEqual(written.map((n) => `outage ${n}`));
      await notes.drain();
      expect(await notes.db.one('select count(*) as n from outbox')).toEqual({ n: 0 });
    }, 300_000);
  });
});
