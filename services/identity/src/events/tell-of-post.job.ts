import { Job, type DueJob, type Tx } from '@kashikari/platform';
import { UnitOfWork, type Telling } from '../app/ports';
import { TellOfPost } from '../app/groups/tell-of-post';

/** Some of a group's people are to be told of a post. */
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
