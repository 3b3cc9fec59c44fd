import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { Message } from '../domain/message';
import { signedIn } from './callers';
import { Messages } from './ports/messages';

/** Messages of one piece. */
const PIECE = 200;

/** What one has written oneself, in whatever thread, the newest first: for the export of one's own data. */
@Injectable()
export class ListOwnMessages {
  constructor(private readonly messages: Messages) {}

  async run(beforeId: string | null, { actor }: Call): Promise<{ messages: Message[]; more: boolean }> {
    const { userId } = signedIn(actor);
    const found = await this.messages.writtenBy(userId, beforeId, PIECE + 1);
    return { messages: found.slice(0, PIECE), more: found.length > PIECE };
  }
}
