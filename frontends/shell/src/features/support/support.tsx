import { Note, PageHeader, Skeleton, useTranslation } from '@kashikari/web-kit';
import { contactLink, useContact } from '../../config/contact';
import { LegalLinks } from '../../legal/legal-links';
import { usePlanIncludes } from '../../plan/plan-query';

const QUESTIONS = ['cost', 'members', 'cancel', 'late', 'leave'] as const;

/**
 * Answers to frequent questions. If the operator has set a contact, it also shows the contact, its hours, and the time to
 * a reply by the plan of the account.
 */
export function Support() {
  const { t } = useTranslation('shell');
  const contact = useContact();
  const isPriority = usePlanIncludes('priority_support');
  if (contact === undefined) return <Skeleton shape="rows" />;
  return (
    <>
      <PageHeader title={t('frame.support')} />
      {contact && (
        <Note>
          {t(isPriority ? 'support.priorityHours' : 'support.hours')}{' '}
          <a href={contactLink(contact)}>{contact}</a>
        </Note>
      )}
      <section className="sec">
        <div className="sec-h">
          <h2>{t('support.questions')}</h2>
        </div>
        <div className="card faq">
          {QUESTIONS.map((question) => (
            <details key={question}>
              <summary className="b">{t(`support.${question}`)}</summary>
              <p className="sm t2">{t(`support.${question}Answer`)}</p>
            </details>
          ))}
        </div>
      </section>
      <ul className="lnks sec">
        <LegalLinks />
      </ul>
    </>
  );
}
