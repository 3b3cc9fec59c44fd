import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Note } from './note';

/** Percentage from which a plan counts as nearly full; its owner gets a mail at the same one. */
const NEARLY_FULL = 80;

/** Returns how full a plan is; a plan without a limit is always free. */
export function seatState(used: number, limit: number | null): 'free' | 'nearly' | 'full' {
  if (limit === null) return 'free';
  if (used >= limit) return 'full';
  return used * 100 >= limit * NEARLY_FULL ? 'nearly' : 'free';
}

interface Props {
  readonly title: string;
  readonly used: number;
  /** null is no limit. */
  readonly limit: number | null;
  /** Number of members without a seat. */
  readonly paused: number;
  /** Above the figure. */
  readonly head?: ReactNode;
  readonly aside?: ReactNode;
  /** Hint that is shown while seats are free. */
  readonly hint?: string;
  /** The way on. */
  readonly children?: ReactNode;
}

/** "5 / 8": the used seats of a plan, its state, and the paused members. */
export function SeatCard({ title, used, limit, paused, head, aside, hint, children }: Props) {
  const { t } = useTranslation('kit');
  const state = seatState(used, limit);
  // The mark is just below the threshold, because a value at the threshold is already amber.
  const nearly = ((limit ?? 0) * NEARLY_FULL) / 100 - 0.01;
  return (
    <section className="card seat" aria-label={title}>
      {head}
      <div className="row sp wrap">
        <p>
          <span className="n">{used}</span> {limit === null ? t('seats.noLimit') : t('seats.of', { limit })}
        </p>
        {aside}
      </div>
      {limit !== null && (
        <meter
          min={0}
          max={limit}
          optimum={0}
          low={nearly}
          high={nearly}
          value={used}
          aria-label={t('seats.label', { used, limit })}
        />
      )}
      {hint && state === 'free' && <p className="hint">{hint}</p>}
      {limit !== null && state === 'nearly' && (
        <Note tone="warning">{t('seats.nearlyFull', { left: limit - used })}</Note>
      )}
      {state === 'full' && <Note tone="warning">{t('seats.full', { limit })}</Note>}
      {paused > 0 && <p className="hint">{t('seats.paused', { paused })}</p>}
      {children}
    </section>
  );
}
