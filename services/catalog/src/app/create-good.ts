import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { readGood } from '../domain/read-good';
import { registerGood } from '../domain/register-good';
import { FetchPictures } from './fetch-pictures';
import { FetchMissingPeople } from './fetch-missing-people';
import { mentionedIn } from './mentioned-in';
import { Goods, People, ReservationClient } from './ports';
import { seenBy, type SeenGood } from './seen-good';

/** Registers a good. It can be booked as soon as the response is sent. */
@Injectable()
export class CreateGood {
  constructor(
    private readonly goods: Goods,
    private readonly people: People,
    private readonly know: FetchMissingPeople,
    private readonly fetchPictures: FetchPictures,
    private readonly reservation: ReservationClient,
  ) {}

  async run(sent: Readonly<Record<string, unknown>>, call: Call): Promise<SeenGood> {
    const input = readGood(sent);
    await this.know.actor(call);
    await this.know.groups(input.groupIds ?? []);
    await this.fetchPictures.run(input.pictureIds ?? []);
    const good = await this.goods.add(call, mentionedIn(input), (id, context) =>
      registerGood(id, input, context, call.now),
    );
    await this.reservation.push(good);
    return seenBy(await this.people.tiesOf(call), good);
  }
}
