import { Job, type DueJob, type Tx } from '@kashikari/platform';
import { UnitOfWork, type PostMailProgress } from '../app/ports';
import { NotifyOfPost } from '../app/groups/notify-of-post';

/** Mails a post to a batch of a group's members. */
@Job<PostMailProgress>('post.tell')
export class NotifyOfPostJob {
  constructor(
    private readonly works: UnitOfWork,
    private readonly mails: NotifyOfPost,
  ) {}

  async run({ data }: DueJob<PostMailProgress>, now: number, tx: Tx): Promise<void> {
    await this.mails.run(data, this.works.within(tx), now);
  }
}
