import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { Message } from '../domain/message';
import { signedIn } from './callers';
import { Messages } from './ports/messages';

/** Number of messages fetched at once. */
const PIECE = 200;

/** Lists the caller's messages in all threads, the newest first, for the export of the caller's data. */
@Injectable()
export class ListOwnMessages {
  constructor(private readonly messages: Messages) {}

  async run(beforeId: string | null, { actor }: Call): Promise<{ messages: Message[]; more: boolean }> {
    const { userId } = signedIn(actor);
    const found = await this.messages.writtenBy(userId, beforeId, PIECE + 1);
    return { messages: found.slice(0, PIECE), more: found.length > PIECE };
  }
}
