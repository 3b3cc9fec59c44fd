import { useFlash, useTranslation } from '@kashikari/web-kit';
import { type ReviewView, useSaveReview } from '../../../api/reviews';
import { VoiceForm } from './voice-form';

/** Characters of a review (REST contract). */
const MAX = 2_000;

interface Props {
  readonly goodId: string;
  /** The review to change; if absent, a new one is written. */
  readonly review?: ReviewView;
  /** The form is left: the review is stored, or stays as it was. */
  readonly onDone?: () => void;
}

/** Writes or changes the caller's review of a good. Both have the same draft: one person has one review of a good. */
export function ReviewForm({ goodId, review, onDone }: Props) {
  const { t } = useTranslation('goods');
  const { say, sayError } = useFlash();
  const save = useSaveReview(goodId, review?.id);
  const form = (
    <VoiceForm
      label={t(review ? 'voices.review.change' : 'voices.review.new')}
      placeholder={t('voices.review.placeholder')}
      verb={t(review ? 'voices.review.save' : 'voices.review.post')}
      max={MAX}
      before={review?.body}
      keepAs={`review.${goodId}`}
      busy={save.isPending}
      error={save.error}
      onSend={(body, done) =>
        save.mutate(body, {
          onSuccess: () => {
            done();
            onDone?.();
            say(t(review ? 'voices.review.saved' : 'voices.review.posted'));
          },
          onError: sayError,
        })
      }
      onCancel={onDone}
    />
  );
  return review ? form : <section className="card pad voice-new">{form}</section>;
}
