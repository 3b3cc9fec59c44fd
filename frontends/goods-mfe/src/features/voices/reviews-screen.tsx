import {
  Button,
  ButtonLink,
  Empty,
  type Good,
  LoadError,
  Skeleton,
  useTranslation,
} from '@kashikari/web-kit';
import { useReviews } from '../../api/reviews';
import { DeleteReview } from './components/delete-review';
import { OwnReview } from './components/own-review';
import { ReviewForm } from './components/review-form';
import { VoiceRow } from './components/voice-row';
import { VoicesFrame } from './components/voices-frame';
import { useAuthor } from './use-author';

/** `goods/{id}/reviews`: the caller's own review first, then those of the others, the newest first. */
export function ReviewsScreen() {
  const { t } = useTranslation('goods');
  return <VoicesFrame title={t('voices.reviews')}>{(good) => <Reviews good={good} />}</VoicesFrame>;
}

function Reviews({ good }: { readonly good: Good }) {
  const { t } = useTranslation('goods');
  const reviews = useReviews(good.id);
  const pages = reviews.data?.pages ?? [];
  const author = useAuthor(good, pages);
  const [first] = pages;
  if (!first) {
    if (!reviews.isError) return <Skeleton shape="rows" />;
    return <LoadError error={reviews.error} onRetry={() => void reviews.refetch()} />;
  }
  const { own } = first;
  const mayWrite = first.permissions.includes('create');
  const others = pages.flatMap((page) => page.reviews).filter(({ id }) => id !== own?.id);
  return (
    <>
      {mayWrite && <ReviewForm goodId={good.id} />}
      {!own && others.length === 0 && (
        <Empty
          title={t('voices.review.empty')}
          actions={!mayWrite && <ButtonLink to={`/goods/${good.id}`}>{t('voices.review.toGood')}</ButtonLink>}
        >
          {t(mayWrite ? 'voices.review.emptyWrite' : 'voices.review.emptyBorrow')}
        </Empty>
      )}
      {(own !== null || others.length > 0) && (
        <div className="card list">
          {own && <OwnReview review={own} by={author(own.user_id)} />}
          {others.map((review) => (
            <VoiceRow
              key={review.id}
              by={author(review.user_id)}
              at={review.created_at}
              edited={review.updated_at !== review.created_at}
              acts={<DeleteReview review={review} name={author(review.user_id).name} />}
            >
              <p className="pre">{review.body}</p>
            </VoiceRow>
          ))}
        </div>
      )}
      {reviews.hasNextPage && (
        <Button full busy={reviews.isFetchingNextPage} onClick={() => void reviews.fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
      <p className="meta voice-who">{t('voices.review.who')}</p>
    </>
  );
}
