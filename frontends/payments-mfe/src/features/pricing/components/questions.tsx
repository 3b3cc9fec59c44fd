import { Link, useTranslation } from '@kashikari/web-kit';

const QUESTIONS = ['start', 'who', 'count', 'cancel'] as const;

export function Questions() {
  const { t } = useTranslation('payments');
  return (
    <section className="sec" aria-labelledby="questions">
      <h2 id="questions">{t('questions.title')}</h2>
      <div className="card list">
        {QUESTIONS.map((question) => (
          <details key={question} className="lrow ask">
            <summary className="b">{t(`questions.${question}.ask`)}</summary>
            <p className="sm t2">{t(`questions.${question}.answer`)}</p>
          </details>
        ))}
      </div>
      <p className="hint">
        <Link to="/help#money">{t('questions.more')}</Link>
      </p>
    </section>
  );
}
