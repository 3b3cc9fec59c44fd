import { Icon, IconChevronRight, ListRow, useTranslation } from '@kashikari/web-kit';
import { useComments } from '../../../api/comments';
import { useReviews } from '../../../api/reviews';

/** The ways to the reviews of a good and to the comments on it, each with its number and its latest text. */
export function VoicesLinks({ goodId }: { readonly goodId: string }) {
  const { t } = useTranslation('goods');
  const [reviews] = useReviews(goodId).data?.pages ?? [];
  const [comments] = useComments(goodId).data?.pages ?? [];
  const comment = comments?.comments[0];
  return (
    <section className="sec">
      <h2>{t('voices.title')}</h2>
      <div className="card list">
        <VoicesLink
          to={`/goods/${goodId}/reviews`}
          title={t('voices.reviews')}
          total={reviews?.meta.total}
          latest={reviews?.reviews[0]?.body}
          none={t('voices.review.empty')}
        />
        <VoicesLink
          to={`/goods/${goodId}/comments`}
          title={t('voices.comments')}
          total={comments?.meta.total}
          latest={comment?.removed ? t('voices.comment.byManager') : comment?.body}
          none={t('voices.comment.empty')}
        />
      </div>
    </section>
  );
}

interface LinkProps {
  readonly to: string;
  readonly title: string;
  /** Undefined until it loads. */
  readonly total: number | undefined;
  readonly latest: string | undefined;
  /** Replaces the latest text if there is no text. */
  readonly none: string;
}

/** A row of constant height, so that data loaded later shifts nothing. */
function VoicesLink({ to, title, total, latest, none }: LinkProps) {
  return (
    <ListRow
      to={to}
      title={
        <>
          {title}
          {total !== undefined && <span className="meta"> {total}</span>}
        </>
      }
      trailing={<Icon of={IconChevronRight} size="s" />}
    >
      <span className="meta clip">{total === undefined ? '\u00a0' : (latest ?? none)}</span>
    </ListRow>
  );
}
