import { ButtonLink, PageHeader, useLocale, useTranslation } from '@kashikari/web-kit';
import { useFocusHeading } from '../../../support/use-focus-heading';
import { formatDue } from '../../../support/reply-time';
import type { SentInquiry } from '../api/create-inquiry';

interface Props {
  readonly of: SentInquiry;
  /** Zone of the support's hours. */
  readonly zone: string;
}

/** The number of an inquiry that was sent, and when and where its reply comes. */
export function InquirySent({ of: { number, replyBy, email }, zone }: Props) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  useFocusHeading();
  return (
    <>
      <PageHeader title={t('contact.sent')} back={{ to: '/help', label: t('frame.help') }} />
      <section className="card pad gap">
        <p className="meta">{t('contact.number')}</p>
        <p className="inquiryno">{number}</p>
        <p>{t('contact.replyTo', { when: formatDue(replyBy, zone, locale), email })}</p>
      </section>
      <div className="submit">
        <ButtonLink to="/redirect_home">{t('frame.home')}</ButtonLink>
        <ButtonLink to="/help" look="quiet">
          {t('frame.help')}
        </ButtonLink>
      </div>
    </>
  );
}
