import { DomainError, SYSTEM, VISITOR, type Actor } from '@kashikari/kernel';
import { Database, idempotent, newId } from '../src';
import { fakeClock, type TestService } from '../src/testing';
import { NoteServiceClient } from './notes/note-service';
import { startNotes } from './notes/start-notes';

const ADA: Actor = { kind: 'user', userId: 'ada' };

/** Something to wait for. */
function gate(): { readonly opened: Promise<void>; open(): void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

describe('a write with an idempotency key', () => {
  let notes: TestService;

  beforeAll(async () => (notes = await startNotes({ clock: fakeClock('2026-04-01T00:00:00Z') })));
  afterAll(() => notes.stop());

  const add = (text: string, key: string, { bodyHash = text, actor = ADA as Actor, id = newId() } = {}) =>
    notes.as(actor).connect(NoteServiceClient).addNote({ id, text }, { idempotency: { key, bodyHash } });
  const count = async (text: string) =>
    (await notes.db.one<{ n: number }>('select count(*) as n from note where text = $1', [text]))!.n;
  const write = <T>(key: string, work: () => Promise<T>): Promise<T> =>
    idempotent(notes.db, { actor: SYSTEM, now: 0, locale: 'ja', idempotency: { key, bodyHash: 'h' } }, work);

  it('is done once, and the first answer is given again', async () => {
    const first = await add('once', 'k1');
    const again = await add('once', 'k1');
    expect(again).toEqual(first);
    expect(await count('once')).toBe(1);
  });

  it('is refused for another body', async () => {
    await add('one body', 'k2');
    const other = add('another body', 'k2');
    await expect(other).rejects.toMatchObject({
      refusal: { kind: 'invalid', code: 'idempotency_key_reused' },
    });
  });

  it('is refused with the first refusal, though it would now be allowed', async () => {
    const refusal = { refusal: { kind: 'invalid', code: 'validation.required', field: 'text' } };
    await expect(add('', 'k3')).rejects.toMatchObject(refusal);
    let asked = false;
    const replay = idempotent(
      notes.db,
      { actor: ADA, now: 0, locale: 'ja', idempotency: { key: 'k3', bodyHash: '' } },
      async () => (asked = true),
    );
    await expect(replay).rejects.toMatchObject(refusal);
    expect(asked).toBe(false);
  });

  it('is refused while the first still runs, and answered when it has ended', async () => {
    const [begun, running] = [gate(), gate()];
    const first = write('k4', async () => {
      begun.open();
      await running.opened;
      return 'done';
    });
    await begun.opened;
    const meanwhile = write('k4', async () => 'a second time');
    await expect(meanwhile).rejects.toMatchObject({
      refusal: { kind: 'conflict', code: 'idempotency_in_progress' },
    });
    running.open();
    expect(await first).toBe('done');
    expect(await write('k4', async () => 'a third time')).toBe('done');
  });

  it('is done once when twenty ask at the same moment', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => add('raced', 'k5')));
    expect(await count('raced')).toBe(1);
    for (const answer of answers) {
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({ refusal: { code: 'idempotency_in_progress' } });
    }
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
  });

  it('belongs to who sent it: the same key of another is another key', async () => {
    await add('mine', 'k6');
    await add('theirs', 'k6', { actor: { kind: 'user', userId: 'bo' } });
    await add('of a visitor', 'k6', { actor: VISITOR });
    expect([await count('mine'), await count('theirs'), await count('of a visitor')]).toEqual([1, 1, 1]);
  });

  it('is tried again after a failure that may pass', async () => {
    const busy = write('k7', () => Promise.reject(new DomainError({ kind: 'unavailable', code: 'busy' })));
    await expect(busy).rejects.toThrow('busy');
    expect(await write('k7', async () => 'now')).toBe('now');
  });

  it('leaves nothing behind of a failure that nobody foresaw', async () => {
    await expect(write('k8', () => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
    expect(await notes.db.read(`select 1 from idempotency where key = 'k8'`)).toEqual([]);
  });

  it('gives instants, bytes and nothings back as they were', async () => {
    const answer = {
      at: new Date(1e12),
      bytes: Buffer.from('ab'),
      list: [new Date(0), null],
      nested: { text: '貸す' },
    };
    await write('k9', async () => answer);
    expect(await write('k9', async () => undefined as unknown as typeof answer)).toEqual(answer);
  });

  it('is forgotten after 24 hours', async () => {
    await add('first day', 'k10');
    const owner = new Database({ url: notes.database.ownerUrl, name: 'owner', size: 1 });
    await owner.read(`update idempotency set created_at = now() - interval '25 hours' where key = 'k10'`);
    await owner.close();
    await add('second day', 'k10');
    expect(await count('second day')).toBe(1);
    await expect(add('first day', 'k10')).rejects.toThrow('idempotency_key_reused');
  });
});
