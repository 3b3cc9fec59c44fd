import { Injectable } from '@nestjs/common';
import { forbidden, notFound, unwrap, type Call } from '@kashikari/kernel';
import { checkGroupPictures } from '../domain/attach-pictures';
import { isId, type Id } from '../domain/ids';
import { placeIn } from '../domain/ties';
import { FetchPictures } from './fetch-pictures';
import { FetchMissingPeople } from './fetch-missing-people';
import { People, Pictures } from './ports';

/** A group is about to show pictures as cover or logo: they are kept, though no good shows them. */
@Injectable()
export class ShowInGroup {
  constructor(
    private readonly know: FetchMissingPeople,
    private readonly people: People,
    private readonly fetch: FetchPictures,
    private readonly pictures: Pictures,
  ) {}

  async run(groupId: Id, asked: readonly string[], call: Call): Promise<void> {
    if (!isId(groupId)) throw notFound('group', groupId);
    await this.know.actor(call);
    await this.know.groups([groupId]);
    const ties = await this.people.tiesOf(call);
    if (!placeIn(groupId, ties)?.runs) throw forbidden();
    const ids = [...new Set(asked.filter(isId))];
    await this.fetch.run(ids);
    await this.pictures.claim(groupId, ids, (known) => unwrap(checkGroupPictures(ids, known, ties, groupId)));
  }
}
