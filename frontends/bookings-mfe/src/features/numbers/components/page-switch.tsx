import { Link, useTranslation } from '@kashikari/web-kit';
import type { FiguresOf } from '../figures-of';
import { useAddress } from '../use-address';

interface Props {
  readonly of: FiguresOf;
  readonly shown: 'month' | 'day';
}

/** The two pages of figures, by month and by day. Both keep the chosen lender. */
export function PageSwitch({ of: { base }, shown }: Props) {
  const { t } = useTranslation('bookings');
  const lender = useAddress().params.get('lender');
  const query = lender ? `?lender=${lender}` : '';
  const pages = { month: base, day: `${base}/daily` } as const;
  return (
    <nav className="seg nmpages" aria-label={t('numbers.pages.label')}>
      {(['month', 'day'] as const).map((page) => (
        <Link key={page} to={`${pages[page]}${query}`} aria-current={page === shown ? 'page' : undefined}>
          {t(`numbers.pages.${page}`)}
        </Link>
      ))}
    </nav>
  );
}
