import { Glyph, useTranslation } from '@kashikari/web-kit';
import type { DayAnswer } from '../api/get-day';

const FIGURES = ['starts', 'due', 'late', 'check'] as const;

/** How many go out, come back, are late and need a check; each leads to its part. */
export function Figures({ day }: { readonly day: DayAnswer['day'] }) {
  const { t } = useTranslation('bookings');
  return (
    <nav className="card figs" aria-label={t('day.figures')}>
      {FIGURES.map((part) => {
        const count = day[part].total;
        const name = count === 0 ? 'zero' : part;
        return (
          <a
            key={part}
            href={`#${part}`}
            className={name}
            onClick={(event) => {
              // The place in the page is no address of its own: the router would take it for a step back.
              event.preventDefault();
              const heading = document.querySelector<HTMLElement>(`#${part} h2`);
              heading?.scrollIntoView({ block: 'start' });
              heading?.focus({ preventScroll: true });
            }}
          >
            <span>
              {part === 'late' && count > 0 && <Glyph state="overdue" />}
              {t(`day.figure.${part}`)}
            </span>
            <b>{count}</b>
          </a>
        );
      })}
    </nav>
  );
}
