import { Injectable } from '@nestjs/common';
import { Database } from '@kashikari/platform';
import { NoticeViews, type NoticeFacts, type NoticeQuestion } from '../../app/ports/notices';
import { RECEIVER_SEES, TIES_OF_RECEIVERS } from './notice-ties.sql';

/** $1 goods, $2 users, $3 first comments or reviews, nullable: the columns of the questions. */
const FACTS = {
  name: 'notice-facts',
  text: `
    with asked as (
      select * from unnest($1::uuid[], $2::uuid[], $3::uuid[]) with ordinality as q (good_id, user_id, since_id, at)),
    receiver as (select distinct user_id from asked),
    ${TIES_OF_RECEIVERS}
    select coalesce(${RECEIVER_SEES}, false) as visible,
      array(select p.group_id from place p
        where p.user_id = r.user_id and p.group_id = any (g.group_ids) order by 1) as group_ids,
      r.since_id is not null and (
        exists (select from good_comment c
          where c.good_id = r.good_id and c.id >= r.since_id and c.user_id <> r.user_id and not c.removed)
        or exists (select from good_review v
          where v.good_id = r.good_id and v.id >= r.since_id and v.user_id <> r.user_id)) as said
    from asked r left join good g on g.id = r.good_id
    order by r.at`,
};

interface FactsRow {
  readonly visible: boolean;
  readonly group_ids: string[];
  readonly said: boolean;
}

@Injectable()
export class PgNoticeViews extends NoticeViews {
  constructor(private readonly db: Database) {
    super();
  }

  async facts(questions: readonly NoticeQuestion[]): Promise<NoticeFacts[]> {
    const columns = [
      questions.map(({ goodId }) => goodId),
      questions.map(({ userId }) => userId),
      questions.map(({ sinceId }) => sinceId ?? null),
    ];
    const rows = await this.db.read<FactsRow>(FACTS, columns);
    return rows.map(({ visible, group_ids: groupIds, said }) => ({ visible, groupIds, said }));
  }
}
