import { accountHolder, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { Id } from '../domain/ids';
import type { Picture } from '../domain/picture';
import { Pictures } from './ports';

/** Pictures of one piece. */
const PIECE = 200;

/** What one has sent oneself, the newest first: for the export of one's own data. */
@Injectable()
export class ListOwnPictures {
  constructor(private readonly pictures: Pictures) {}

  async run(beforeId: Id | null, call: Call): Promise<{ pictures: Picture[]; more: boolean }> {
    const found = await this.pictures.sentBy(accountHolder(call), beforeId, PIECE + 1);
    return { pictures: found.slice(0, PIECE), more: found.length > PIECE };
  }
}
