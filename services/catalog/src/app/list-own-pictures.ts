import { accountHolder, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { Id } from '../domain/ids';
import type { Picture } from '../domain/picture';
import { Pictures } from './ports';

/** Pictures of one piece. */
const PIECE = 200;

/** Lists the caller's uploaded pictures, newest first, for the data export. */
@Injectable()
export class ListOwnPictures {
  constructor(private readonly pictures: Pictures) {}

  async run(beforeId: Id | null, call: Call): Promise<{ pictures: Picture[]; more: boolean }> {
    const found = await this.pictures.sentBy(accountHolder(call), beforeId, PIECE + 1);
    return { pictures: found.slice(0, PIECE), more: found.length > PIECE };
  }
}
