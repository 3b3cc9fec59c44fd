import { Injectable } from '@nestjs/common';
import { unwrap, unauthenticated, type Call } from '@kashikari/kernel';
import { checkGroupPictures } from '../domain/attach-pictures';
import { isId } from '../domain/ids';
import { FetchPictures } from './fetch-pictures';
import { FetchMissingPeople } from './fetch-missing-people';
import { People, Pictures } from './ports';

/** An account is about to show a picture beside its name: it is kept, though no good shows it. */
@Injectable()
export class ShowAsAvatar {
  constructor(
    private readonly know: FetchMissingPeople,
    private readonly people: People,
    private readonly fetch: FetchPictures,
    private readonly pictures: Pictures,
  ) {}

  async run(imageId: string, call: Call): Promise<void> {
    const { actor } = call;
    if (actor.kind !== 'user') throw unauthenticated();
    await this.know.actor(call);
    const ties = await this.people.tiesOf(call);
    const ids = [imageId.toLowerCase()];
    if (ids.every(isId)) await this.fetch.run(ids);
    await this.pictures.claim(actor.userId, ids.filter(isId), (known) =>
      unwrap(checkGroupPictures(ids, known, ties, actor.userId)),
    );
  }
}
