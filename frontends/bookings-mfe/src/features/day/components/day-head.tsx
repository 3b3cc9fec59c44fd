import {
  Icon,
  IconChart,
  IconChevronLeft,
  IconChevronRight,
  Link,
  formatDay,
  useLocale,
  useNavigate,
  useTranslation,
  windowTitle,
} from '@kashikari/web-kit';
import { useEffect } from 'react';
import { useMyGroups } from '../../../api/list-my-groups';
import { addressOfDay, addressWith, daysBeside } from '../rules/day-address';
import { ALL, type useDayFilter } from '../use-day-filter';

type DayFilter = ReturnType<typeof useDayFilter>;

/** The day with the ways to the days beside it, and the choice of lender and group. All of it is in the address. */
export function DayHead({ shown }: { readonly shown: DayFilter }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const { params, day, today } = shown;
  const { before, after } = daysBeside(day, today);
  const date = formatDay(day, locale, today);
  const title = day === today ? t('day.title') : date;
  useEffect(() => {
    document.title = windowTitle(title);
  }, [title]);
  return (
    <header className="dayhead">
      <div className="dnav">
        {before && (
          <Link className="ibtn" to={addressOfDay(params, before, today)} aria-label={t('day.before')}>
            <Icon of={IconChevronLeft} />
          </Link>
        )}
        <h1>
          {title}
          {day === today && <small>{date}</small>}
        </h1>
        {after && (
          <Link className="ibtn" to={addressOfDay(params, after, today)} aria-label={t('day.after')}>
            <Icon of={IconChevronRight} />
          </Link>
        )}
        {day !== today && (
          <Link className="btn q sm" to={addressOfDay(params, today, today)}>
            {t('day.toToday')}
          </Link>
        )}
      </div>
      <div className="row wrap fil">
        <Choices shown={shown} />
        <Link className="btn q sm" to={shown.lender === ALL ? '/numbers' : `/numbers?lender=${shown.lender}`}>
          <Icon of={IconChart} size="s" />
          {t('numbers.title')}
        </Link>
      </div>
    </header>
  );
}

/** The choice of the lender and the group. Renders nothing if there is only one of each. */
function Choices({ shown: { params, lender, lenders, group } }: { readonly shown: DayFilter }) {
  const { t } = useTranslation('bookings');
  const navigate = useNavigate();
  const ids = new Set(lenders.map(({ id }) => id));
  const groups = useMyGroups(
    ({ owner_id: owner, permissions }) => ids.has(owner) || permissions.includes('add_goods'),
  );
  const choose = (name: string, value: string | null) => navigate(addressWith(params, { [name]: value }));
  return (
    <>
      {lenders.length > 1 && (
        <select
          className="filt"
          aria-label={t('day.lender')}
          value={lender}
          onChange={(event) => choose('lender', event.target.value)}
        >
          <option value={ALL}>{t('day.allLenders')}</option>
          {lenders.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      {(groups.data?.length ?? 0) > 0 && (
        <select
          className="filt"
          aria-label={t('day.group')}
          value={group}
          onChange={(event) => choose('group', event.target.value || null)}
        >
          <option value="">{t('day.allGroups')}</option>
          {groups.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
