import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { signedIn } from './callers';
import { Notes, type NoteAbout } from './ports/notes';

/** Notes of one piece. */
const PIECE = 200;

/** What managers noted down about one's own bookings: for the export of one's own data, and nowhere else. */
@Injectable()
export class ListNotesAbout {
  constructor(private readonly notes: Notes) {}

  async run(before: string | null, { actor }: Call): Promise<{ notes: NoteAbout[]; more: boolean }> {
    const found = await this.notes.about(signedIn(actor).userId, before, PIECE + 1);
    return { notes: found.slice(0, PIECE), more: found.length > PIECE };
  }
}
