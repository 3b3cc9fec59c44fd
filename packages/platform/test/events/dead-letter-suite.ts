import { EventBus } from '../../src';
import { deadLetters } from '../../src/dead-letters';
import type { TestService } from '../../src/testing';
import { toWire } from '../../src/testing/test-events';
import { NOTE_ADDED, NOTE_TOPIC, OnNoteAdded } from '../notes/notes.module';

/** Tests the dead-letter command on an event while its service runs. */
export function deadLetterSuite(notesOf: () => TestService): void {
  /** Runs the command as a person does, while the service runs; returns its output and its exit code. */
  const command = async (...args: string[]) => {
    const said: string[] = [];
    const databases = { DATABASE_URL_NOTES: notesOf().database.url };
    const code = await deadLetters(args, databases, (line) => said.push(line));
    return { code, said: said.join('\n') };
  };
  const deadLetter = async (id: string) => {
    const poison = toWire({ topic: NOTE_TOPIC, key: id, type: NOTE_ADDED, data: { id, text: 'poison' } });
    await notesOf().get(EventBus).publish([poison]);
    await notesOf().drain();
    return poison;
  };

  beforeEach(() => notesOf().db.read('delete from dead_letter'));
  afterEach(() => (notesOf().get(OnNoteAdded).mended = false));

  it('is listed and shown with what it failed with', async () => {
    const { id, time } = await deadLetter('listed');
    expect(await command('list', 'notes')).toEqual({
      code: 0,
      said: expect.stringMatching(new RegExp(`^${id} .* key listed  5 attempts .*\\n1 dead letter$`)),
    });
    const { said } = await command('show', 'notes', id);
    expect(JSON.parse(said)).toMatchObject({
      id,
      data: { text: 'poison' },
      occurred_at: time.toISOString(),
    });
  }, 60_000);

  it('is taken in by the running service once the fault is mended, and only once', async () => {
    const { id } = await deadLetter('mended');
    notesOf().get(OnNoteAdded).mended = true;
    expect(await command('replay', 'notes', id)).toEqual({
      code: 0,
      said: expect.stringContaining('1 of 1 replayed'),
    });
    const taken = () => notesOf().db.read('select text from seen where id = $1', [id]);
    expect(await taken()).toEqual([{ text: 'poison' }]);
    expect((await command('replay', 'notes', id)).code).toBe(1);
    expect(await taken()).toHaveLength(1);
  }, 120_000);

  it('stays dead-lettered, with nothing of its effect, when it fails again', async () => {
    const { id } = await deadLetter('stays');
    expect(await command('replay', 'notes', 'all')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/failed again[^]*0 of 1 replayed/),
    });
    expect(await notesOf().db.read('select attempts from dead_letter')).toEqual([{ attempts: 6 }]);
    expect(await notesOf().db.read('select 1 from seen where id = $1', [id])).toEqual([]);
  }, 120_000);

  it('can be forgotten, and words that mean nothing are answered with what does', async () => {
    const { id } = await deadLetter('dropped');
    expect((await command('drop', 'notes', id)).code).toBe(0);
    expect(await command('list', 'notes')).toEqual({ code: 0, said: '0 dead letters' });
    expect(await command('burn', 'notes')).toEqual({ code: 2, said: expect.stringContaining('Usage') });
    await expect(command('list', 'nobody')).rejects.toThrow('DATABASE_URL_NOBODY is missing');
  }, 60_000);
}
