import { INQUIRY_LENGTH, screenOf } from '@kashikari/kernel';
import {
  Button,
  DraftNote,
  ErrorNote,
  NotFound,
  PageHeader,
  Skeleton,
  TextArea,
  fieldText,
  formatNumber,
  useDraft,
  useFlash,
  useFocusFault,
  useLocale,
  useNavigate,
  useTranslation,
} from '@kashikari/web-kit';
import { type FormEvent, useRef } from 'react';
import { CONTACT_FORM, useContactLink } from '../../config/contact';
import { screenBefore } from '../../support/screen-before';
import { useCreateFeedback } from './api/create-feedback';
import { RatingStars } from './rating-stars';
import './feedback.css';

/** `feedback`: feedback on the product, to which nobody replies; a page not found where no address is set for it. */
export function Feedback() {
  const contact = useContactLink();
  if (contact === undefined) return <Skeleton shape="block" />;
  return contact === CONTACT_FORM ? <FeedbackForm /> : <NotFound />;
}

const EMPTY = { body: '', rating: 0 };

function FeedbackForm() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const navigate = useNavigate();
  const { say } = useFlash();
  const form = useDraft(EMPTY, { as: 'feedback' });
  const create = useCreateFeedback();
  const element = useRef<HTMLFormElement>(null);
  useFocusFault(element, create.error);
  const { body, rating } = form.draft;
  const before = screenBefore();
  const fault = fieldText(create.error, 'body');

  function submit(event: FormEvent): void {
    event.preventDefault();
    const screen = before && { screen: screenOf(before.path) };
    create.mutate(
      { body, ...(rating > 0 && { rating }), ...screen },
      {
        onSuccess: () => {
          form.discard();
          say(t('feedback.sent'));
          navigate('/help', { replace: true });
        },
      },
    );
  }

  return (
    <>
      <PageHeader title={t('feedback.title')} back={{ to: '/help', label: t('frame.help') }}>
        <p className="sm t2">{t('feedback.intro')}</p>
      </PageHeader>
      <DraftNote of={form} />
      <form ref={element} onSubmit={submit}>
        <RatingStars value={rating} onValue={(stars) => form.change({ rating: stars })} />
        <TextArea
          label={t('feedback.body')}
          name="body"
          rows={6}
          required
          maxLength={INQUIRY_LENGTH}
          value={body}
          error={fault}
          hint={t('contact.bodyHint', {
            limit: formatNumber(INQUIRY_LENGTH, locale),
            length: formatNumber([...body].length, locale),
          })}
          onValue={(text) => form.change({ body: text })}
        />
        {before && <p className="hint">{t('feedback.screen', { path: screenOf(before.path) })}</p>}
        {create.error && !fault && <ErrorNote error={create.error} alone />}
        <div className="submit">
          <Button look="primary" type="submit" busy={create.isPending}>
            {t('contact.send')}
          </Button>
        </div>
      </form>
    </>
  );
}
