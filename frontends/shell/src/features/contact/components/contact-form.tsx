import {
  INQUIRIES_PER_HOUR,
  INQUIRY_LENGTH,
  SUPPORT_CLOSES_HOUR,
  SUPPORT_OPENS_HOUR,
} from '@kashikari/kernel';
import {
  BookingBar,
  Button,
  DraftNote,
  ErrorNote,
  FormSection,
  Note,
  PageHeader,
  TextArea,
  TextField,
  fieldText,
  formatNumber,
  useDraft,
  useFocusFault,
  useLocale,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { type FormEvent, useRef } from 'react';
import { usePlanIncludes } from '../../../plan/plan-query';
import { useReplyTimes } from '../../../support/reply-time';
import { type SentInquiry, useCreateInquiry } from '../api/create-inquiry';
import { useFirstCategory, useSentAlong } from '../use-sent-along';
import { CategoryChips } from './category-chips';
import { SentAlong } from './sent-along';

interface Props {
  /** Zone of the support's hours. */
  readonly zone: string;
  readonly onSent: (inquiry: SentInquiry) => void;
}

const FORM = 'inquiry';

const FIELDS = ['name', 'email', 'category', 'body'];

/** The form for an inquiry. What is typed is kept on the device until it is sent. */
export function ContactForm({ zone, onSent }: Props) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const user = useUser();
  const category = useFirstCategory();
  const start = { name: user?.name ?? '', email: user?.email ?? '', category, body: '' };
  const form = useDraft(start, { as: 'inquiry' });
  const along = useSentAlong();
  const create = useCreateInquiry();
  const times = useReplyTimes(zone);
  const isPriority = usePlanIncludes('priority_support');
  const when = isPriority ? times.priority : times.usual;
  const element = useRef<HTMLFormElement>(null);
  useFocusFault(element, create.error);
  const { draft, change } = form;
  const fault = (field: string) => fieldText(create.error, field);

  function submit(event: FormEvent): void {
    event.preventDefault();
    create.mutate(
      { ...draft, ...along.values },
      {
        onSuccess: ({ number, reply_by: replyBy }) => {
          form.discard();
          onSent({ number, replyBy, email: draft.email });
        },
      },
    );
  }

  return (
    <>
      <PageHeader title={t('contact.title')} back={{ to: '/help', label: t('frame.help') }}>
        <p className="sm t2">
          {t('contact.replyBy', { when })}{' '}
          {t('contact.hours', { opens: SUPPORT_OPENS_HOUR, closes: SUPPORT_CLOSES_HOUR })}
        </p>
      </PageHeader>
      <Note>{isPriority ? t('contact.priority') : t('contact.priorityBy', { when: times.priority })}</Note>
      <DraftNote of={form} />
      <form id={FORM} className="contactform" ref={element} onSubmit={submit}>
        <FormSection title={t('contact.to')}>
          <TextField
            label={t('contact.name')}
            name="name"
            autoComplete="name"
            required
            maxLength={100}
            value={draft.name}
            error={fault('name')}
            onValue={(name) => change({ name })}
          />
          <TextField
            label={t('contact.email')}
            type="email"
            name="email"
            autoComplete="email"
            required
            value={draft.email}
            error={fault('email')}
            onValue={(email) => change({ email })}
          />
        </FormSection>
        <FormSection title={t('contact.what')}>
          <CategoryChips
            value={draft.category}
            error={fault('category')}
            onValue={(next) => change({ category: next })}
          />
          <TextArea
            label={t('contact.body')}
            name="body"
            rows={6}
            required
            maxLength={INQUIRY_LENGTH}
            value={draft.body}
            error={fault('body')}
            hint={t('contact.bodyHint', {
              limit: formatNumber(INQUIRY_LENGTH, locale),
              length: formatNumber([...draft.body].length, locale),
            })}
            onValue={(body) => change({ body })}
          />
          <SentAlong of={along} />
        </FormSection>
        {create.error && !FIELDS.some(fault) && <ErrorNote error={create.error} alone />}
      </form>
      <BookingBar
        quiet
        when={t('contact.replyUntil', { when })}
        actions={
          <Button look="primary" type="submit" form={FORM} busy={create.isPending}>
            {t('contact.send')}
          </Button>
        }
      >
        {t('contact.limit', { count: INQUIRIES_PER_HOUR })}
      </BookingBar>
    </>
  );
}
