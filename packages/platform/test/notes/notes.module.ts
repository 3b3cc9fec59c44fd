import { DomainError, type Call } from '@kashikari/kernel';
import { Module } from '@nestjs/common';
import {
  Database,
  GrpcController,
  idempotent,
  Job,
  Jobs,
  newId,
  OnEvent,
  Outbox,
  type CallContext,
  type DueJob,
  type Received,
  sqlOf,
  type Tx,
} from '../../src';
import { NoteServiceService, type Note } from './note-service';

/** Topic of this test file only: a Kafka broker outlives the test. */
export const NOTE_TOPIC = `kashikari.notes.note-${newId()}.v1`;
export const NOTE_ADDED = 'kashikari.notes.v1.NoteAdded';

const NoteAdded = { fromJSON: (json: unknown) => json as Note };

/** Returns the key of a note. Notes `x/1` and `x/2` have one key, `x`: their events stay in order. */
export const keyOf = ({ id }: Note): string => id.split('/')[0]!;

/** A small service that uses all that the platform offers. */
@GrpcController(NoteServiceService)
export class NotesController {
  /** Reasons that handlers received from the signal of their call. */
  readonly aborted: string[] = [];
  /** Number of running calls of `wait`. */
  waiting = 0;

  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly jobs: Jobs,
  ) {}

  async addNote(note: Note, call: Call): Promise<Note> {
    return idempotent(this.db, call, async (tx) => {
      if (note.text === '')
        throw new DomainError({ kind: 'invalid', code: 'validation.required', field: 'text' });
      await sqlOf(tx).read('insert into note values ($1, $2)', [note.id, note.text]);
      await this.outbox.append(tx, { topic: NOTE_TOPIC, key: keyOf(note), type: NOTE_ADDED, data: note });
      if (note.text.startsWith('remind')) {
        await this.jobs.schedule(tx, {
          kind: 'remind',
          key: note.id,
          dueAt: call.now + 86_400_000,
          data: note,
        });
      }
      return note;
    });
  }

  async whoAmI(_request: object, call: Call) {
    return { actor: call.actor, locale: call.locale, now: call.now };
  }

  async wait({ milliseconds }: { milliseconds: number }, _call: Call, context: CallContext) {
    context.signal.addEventListener('abort', () => this.aborted.push('abort'));
    this.waiting += 1;
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    this.waiting -= 1;
    return { aborted: context.signal.aborted };
  }

  async fail({ how }: { how: string }): Promise<object> {
    if (how === 'unforeseen') throw new Error('secret detail: password=hunter2');
    if (how === 'fields') {
      const fault = {
        kind: 'invalid',
        code: 'validation.too_long',
        params: { max: 3 },
        field: 'title',
      } as const;
      throw new DomainError({ kind: 'invalid', code: 'validation' }, [fault]);
    }
    throw new DomainError({ kind: 'conflict', code: 'booking.unavailable', params: { left: 0 } });
  }
}

/** Writes down what it saw; fails on `poison`, and on `later` for as long as something else can't be reached. */
@OnEvent(NOTE_TOPIC, NoteAdded, NOTE_ADDED)
export class OnNoteAdded {
  begun = 0;
  failures = 0;
  unreachable = false;
  /** True after the fault that `poison` causes is fixed. */
  mended = false;
  /** Milliseconds that a batch takes. */
  pace = 0;

  async handle(events: Received<Note>[], tx: Tx): Promise<void> {
    this.begun += 1;
    for (const { id, key, data } of events) {
      await sqlOf(tx).read('insert into seen (id, key, text) values ($1, $2, $3)', [id, key, data.text]);
      if (data.text === 'poison' && !this.mended) this.fail(new Error('this event can never be taken in'));
      if (data.text === 'later' && this.unreachable) {
        this.fail(new DomainError({ kind: 'unavailable', code: 'unavailable' }));
      }
    }
    if (this.pace) await new Promise((resolve) => setTimeout(resolve, this.pace));
  }

  private fail(error: Error): never {
    this.failures += 1;
    throw error;
  }
}

/** Records the reminder with the time that it received, unless a dependency is unreachable. */
@Job<Note>('remind')
export class Remind {
  readonly ran: { key: string; dueAt: number; now: number }[] = [];
  failing = false;
  unreachable = false;

  async run({ key, dueAt }: DueJob<Note>, now: number): Promise<void> {
    if (this.unreachable) throw new DomainError({ kind: 'unavailable', code: 'unavailable' });
    if (this.failing) throw new Error('the reminder could not be told');
    this.ran.push({ key, dueAt, now });
  }
}

@Module({ controllers: [NotesController], providers: [OnNoteAdded, Remind] })
export class NotesModule {}
