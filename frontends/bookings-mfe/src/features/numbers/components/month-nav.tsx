import {
  Icon,
  IconChevronLeft,
  IconChevronRight,
  Link,
  formatMonth,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import type { Month } from '../use-month';

/** The shown month with the ways to the months beside it. */
export function MonthNav({ shown: { month, before, after } }: { readonly shown: Month }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  return (
    <nav className="row nmnav" aria-label={t('numbers.col.month')}>
      {before && (
        <Link className="ibtn" to={before} aria-label={t('numbers.before')}>
          <Icon of={IconChevronLeft} />
        </Link>
      )}
      <b className="nb" aria-live="polite">
        {formatMonth(`${month}-01`, locale)}
      </b>
      {after && (
        <Link className="ibtn" to={after} aria-label={t('numbers.after')}>
          <Icon of={IconChevronRight} />
        </Link>
      )}
    </nav>
  );
}
