import { Note, PageHeader, useTranslation } from '@kashikari/web-kit';
import { LegalLinks } from '../../legal/legal-links';

const QUESTIONS = ['cost', 'members', 'cancel', 'late', 'leave'] as const;

/** Answers to what is asked most, and when a person answers. */
export function Support() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageHeader title={t('frame.support')} />
      <Note>{t('support.hours')}</Note>
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
