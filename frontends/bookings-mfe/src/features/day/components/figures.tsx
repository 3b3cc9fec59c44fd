import { Glyph, useTranslation } from '@kashikari/web-kit';
import type { DayAnswer } from '../api/get-day';

const FIGURES = ['starts', 'due', 'late', 'check'] as const;

/** The numbers of bookings that start, are due, are late and need a check. Each links to its part of the page. */
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
              // The fragment is not an address of the app: the router would treat it as a step back.
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
