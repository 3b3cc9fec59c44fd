import { useFlash, useTranslation } from '@kashikari/web-kit';
import { useCreateComment } from '../../../api/comments';
import { VoiceForm } from './voice-form';

/** Characters of a comment (REST contract). */
const MAX = 1_000;

/** Writes a comment on a good. */
export function CommentForm({ goodId }: { readonly goodId: string }) {
  const { t } = useTranslation('goods');
  const { say, sayError } = useFlash();
  const create = useCreateComment(goodId);
  return (
    <section className="card pad voice-new">
      <VoiceForm
        label={t('voices.comment.new')}
        placeholder={t('voices.comment.placeholder')}
        verb={t('voices.comment.post')}
        max={MAX}
        keepAs={`comment.${goodId}`}
        busy={create.isPending}
        error={create.error}
        onSend={(body, done) =>
          create.mutate(body, {
            onSuccess: () => {
              done();
              say(t('voices.comment.posted'));
            },
            onError: sayError,
          })
        }
      />
    </section>
  );
}
