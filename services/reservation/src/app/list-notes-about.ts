import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { signedIn } from './callers';
import { Notes, type NoteAbout } from './ports/notes';

/** Number of notes fetched at once. */
const PIECE = 200;

/**
 * Lists notes about the caller's bookings, or notes that the caller wrote. Used by the export of the caller's data, and
 * nowhere else.
 */
@Injectable()
export class ListNotesAbout {
  constructor(private readonly notes: Notes) {}

  async run(
    { before, isWritten }: { before: string | null; isWritten: boolean },
    { actor }: Call,
  ): Promise<{ notes: NoteAbout[]; more: boolean }> {
    const { userId } = signedIn(actor);
    const found = await (isWritten
      ? this.notes.writtenBy(userId, before, PIECE + 1)
      : this.notes.about(userId, before, PIECE + 1));
    return { notes: found.slice(0, PIECE), more: found.length > PIECE };
  }
}
