import { Button, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import type { ReviewView } from '../../../api/reviews';
import type { WrittenBy } from '../use-author';
import { useAskDeleteReview } from './delete-review';
import { ReviewForm } from './review-form';
import { VoiceRow } from './voice-row';

/** The caller's own review, with the ways to change and to delete it. */
export function OwnReview({ review, by }: { readonly review: ReviewView; readonly by: WrittenBy }) {
  const { t } = useTranslation('goods');
  const [editing, setEditing] = useState(false);
  const remove = useAskDeleteReview(review.id);
  if (editing)
    return (
      <div className="lrow voice on">
        <ReviewForm goodId={review.good_id} review={review} onDone={() => setEditing(false)} />
      </div>
    );
  return (
    <VoiceRow
      own
      by={by}
      at={review.created_at}
      edited={review.updated_at !== review.created_at}
      acts={
        <>
          {review.permissions.includes('edit') && (
            <Button look="quiet" small onClick={() => setEditing(true)}>
              {t('voices.review.edit')}
            </Button>
          )}
          {review.permissions.includes('delete') && (
            <Button look="quiet" small busy={remove.busy} onClick={() => void remove.ask()}>
              {t('voices.remove')}
            </Button>
          )}
        </>
      }
    >
      <p className="pre">{review.body}</p>
    </VoiceRow>
  );
}
