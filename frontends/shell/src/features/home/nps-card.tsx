import { NPS_MAX, REVIEW_ABOVE_NPS } from '@kashikari/kernel';
import { Button, useFlash, useTranslation, type User } from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { useSettings } from '../../config/settings';
import { useAnswerNps } from './api/answer-nps';
import './nps-card.css';

const SCORES = Array.from({ length: NPS_MAX + 1 }, (_, score) => score);

/**
 * Asks once how likely the user is to recommend the product; closing it is final. After a high score, a review is asked
 * for, once, where the operator has a site for reviews.
 */
export function NpsCard({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  const { say, sayError } = useFlash();
  const { review_url: reviews } = useSettings() ?? {};
  const [score, setScore] = useState<number>();
  const [step, setStep] = useState<'ask' | 'review' | 'over'>('ask');
  const answer = useAnswerNps(user.id);

  function send(event: FormEvent): void {
    event.preventDefault();
    if (score === undefined) return;
    const isReview = score > REVIEW_ABOVE_NPS && reviews !== undefined && !user.review_requested;
    answer.mutate(
      { nps: score },
      {
        onSuccess: () => {
          setStep(isReview ? 'review' : 'over');
          if (!isReview) say(t('nps.thanks'));
        },
        onError: (error) => sayError(error),
      },
    );
  }

  function close(change: { readonly hide_nps: true } | { readonly review_requested: true }): void {
    setStep('over');
    answer.mutate(change, { onError: (error) => sayError(error) });
  }

  if (step === 'over') return null;
  if (step === 'review')
    return (
      <section className="card pad" aria-label={t('nps.review')}>
        <p className="b">{t('nps.review')}</p>
        <div className="row wrap gap">
          <a
            className="btn"
            href={reviews}
            target="_blank"
            rel="noreferrer"
            onClick={() => close({ review_requested: true })}
          >
            {t('nps.write')}
          </a>
          <Button look="quiet" onClick={() => close({ review_requested: true })}>
            {t('nps.no')}
          </Button>
        </div>
      </section>
    );
  return (
    <form className="card pad nps" onSubmit={send}>
      <fieldset>
        <legend className="b">{t('nps.ask')}</legend>
        <div className="npsscores">
          {SCORES.map((value) => (
            <label key={value} className={value === score ? 'filt on' : 'filt'}>
              <input
                className="vh"
                type="radio"
                name="nps"
                value={value}
                checked={value === score}
                onChange={() => setScore(value)}
              />
              {value}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="hint row sp">
        <span>{t('nps.low')}</span>
        <span>{t('nps.high')}</span>
      </p>
      <div className="row wrap gap">
        <Button type="submit" disabled={score === undefined} busy={answer.isPending}>
          {t('nps.send')}
        </Button>
        <Button look="quiet" onClick={() => close({ hide_nps: true })}>
          {t('nps.later')}
        </Button>
      </div>
    </form>
  );
}
