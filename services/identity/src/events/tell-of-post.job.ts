import { Job, type DueJob, type Tx } from '@kashikari/platform';
import { UnitOfWork, type Telling } from '../app/ports';
import { TellOfPost } from '../app/groups/tell-of-post';

/** Mails a post to a batch of a group's members. */
@Job<Telling>('post.tell')
export class TellOfPostJob {
  constructor(
    private readonly works: UnitOfWork,
    private readonly tell: TellOfPost,
  ) {}

  async run({ data }: DueJob<Telling>, now: number, tx: Tx): Promise<void> {
    await this.tell.run(data, this.works.within(tx), now);
  }
}
