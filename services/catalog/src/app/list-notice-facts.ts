import { refused, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { isId } from '../domain/ids';
import { refuseUnlessSystem } from './only-system';
import { NO_FACTS, NoticeViews, type NoticeFacts } from './ports/notices';

/** Maximum number of questions per call. */
const MAX = 500;

/** Answers notify’s questions about the goods and receivers of a round of notices. */
@Injectable()
export class ListNoticeFacts {
  constructor(private readonly views: NoticeViews) {}

  async run(
    asked: readonly { readonly goodId: string; readonly userId: string; readonly sinceId: string }[],
    call: Call,
  ): Promise<NoticeFacts[]> {
    refuseUnlessSystem(call);
    if (asked.length > MAX) throw refused('validation.too_many', { max: MAX }, 'questions');
    const known = asked.filter(({ goodId, userId }) => isId(goodId) && isId(userId));
    const questions = known.map(({ sinceId, ...ids }) => ({
      ...ids,
      sinceId: isId(sinceId) ? sinceId : undefined,
    }));
    const facts = questions.length ? await this.views.facts(questions) : [];
    const answers = new Map(known.map((one, at) => [one, facts[at]]));
    return asked.map((one) => answers.get(one) ?? NO_FACTS);
  }
}
