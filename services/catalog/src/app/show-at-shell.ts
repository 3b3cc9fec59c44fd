import { Injectable } from '@nestjs/common';
import { accountHolder, notFound, unwrap, type Call } from '@kashikari/kernel';
import { checkGroupPictures } from '../domain/attach-pictures';
import { isId, type Id } from '../domain/ids';
import { FetchMissingPeople } from './fetch-missing-people';
import { FetchPictures } from './fetch-pictures';
import { refuseUnlessSystem } from './only-system';
import { People, Pictures } from './ports';

/** An organisation's shell is about to show pictures as its logo and icon: they are kept, though no good shows them. */
@Injectable()
export class ShowAtShell {
  constructor(
    private readonly know: FetchMissingPeople,
    private readonly people: People,
    private readonly fetch: FetchPictures,
    private readonly pictures: Pictures,
  ) {}

  /** @throws DomainError `image.unknown` for a picture that the actor has not uploaded and the shell does not show */
  async run(faceId: string, asked: readonly string[], call: Call): Promise<void> {
    accountHolder(call);
    const [holder, ids] = read(faceId, asked);
    await this.know.actor(call);
    const ties = await this.people.tiesOf(call);
    await this.fetch.run(ids);
    await this.pictures.claim(holder, ids, (known) => unwrap(checkGroupPictures(ids, known, ties, holder)));
  }

  /** The shell shows these and no others; what it showed before is removed later. Only for the actor `system`. */
  async only(faceId: string, asked: readonly string[], call: Call): Promise<void> {
    refuseUnlessSystem(call);
    const [id, imageIds] = read(faceId, asked);
    await this.pictures.showOnly({ id, imageIds }, call.now);
  }
}

function read(faceId: string, asked: readonly string[]): [Id, Id[]] {
  if (!isId(faceId)) throw notFound('shell', faceId);
  return [faceId, [...new Set(asked.map((id) => id.toLowerCase()).filter(isId))]];
}
