import { Icon, IconButton, IconTrash, useTranslation } from '@kashikari/web-kit';
import { type ReviewView, useDeleteReview } from '../../../api/reviews';
import { useAskDelete } from '../use-ask-delete';

/** Asks, then deletes a review. */
export function useAskDeleteReview(id: string) {
  const { t } = useTranslation('goods');
  return useAskDelete(useDeleteReview(), id, {
    title: t('voices.review.removeTitle'),
    body: t('voices.removeBody'),
    done: t('voices.review.removed'),
  });
}

/** A manager's delete button on another user's review. Renders nothing without the permission. */
export function DeleteReview({ review, name }: { readonly review: ReviewView; readonly name: string }) {
  const { t } = useTranslation('goods');
  const remove = useAskDeleteReview(review.id);
  if (!review.permissions.includes('delete')) return null;
  return (
    <IconButton
      label={t('voices.review.removeOf', { name })}
      disabled={remove.busy}
      onClick={() => void remove.ask()}
    >
      <Icon of={IconTrash} size="s" />
    </IconButton>
  );
}
