import { notFound, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { changeGood } from '../domain/change-good';
import { isId } from '../domain/ids';
import { readGood } from '../domain/read-good';
import { FetchPictures } from './fetch-pictures';
import { FetchMissingPeople } from './fetch-missing-people';
import { mentionedIn } from './mentioned-in';
import { Goods, People, ReservationClient } from './ports';
import { seenBy, type SeenGood } from './seen-good';

export interface UpdateGoodCommand {
  readonly id: string;
  /** The fields sent, with their wire names; what is absent stays. */
  readonly patch: Readonly<Record<string, unknown>>;
  /** The version that the writer has seen. */
  readonly ifVersion?: number;
}

@Injectable()
export class UpdateGood {
  constructor(
    private readonly goods: Goods,
    private readonly people: People,
    private readonly know: FetchMissingPeople,
    private readonly fetchPictures: FetchPictures,
    private readonly reservation: ReservationClient,
  ) {}

  async run({ id, patch, ifVersion }: UpdateGoodCommand, call: Call): Promise<SeenGood> {
    if (!isId(id)) throw notFound('good', id);
    const input = readGood(patch);
    await this.know.actor(call);
    await this.know.groups(input.groupIds ?? []);
    await this.fetchPictures.run(input.pictureIds ?? []);
    const good = await this.goods.change(id, call, mentionedIn(input), (before, context) =>
      changeGood(before, input, context, ifVersion, call.now),
    );
    if (!good) throw notFound('good', id);
    await this.reservation.push(good);
    return seenBy(await this.people.tiesOf(call), good);
  }
}
