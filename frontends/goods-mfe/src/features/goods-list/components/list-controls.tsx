import { GOODS_FILTERS } from '@kashikari/kernel';
import {
  Icon,
  IconChevronDown,
  IconFilter,
  Link,
  type Prefs,
  formatNumber,
  prefsChanged,
  useAppDispatch,
  useAppSelector,
  useBehind,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import { VIEWS } from '../list-options';

interface Props {
  readonly total: number | undefined;
  /** The actions on the whole list, beside the heading. */
  readonly children?: ReactNode;
}

/** The number of goods, and the filter, order and view of the list. The device remembers the choice. */
export function ListControls({ total, children }: Props) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const { sort, filter, view } = useAppSelector((state) => state.prefs);
  const dispatch = useAppDispatch();
  const behind = useBehind();
  return (
    <div className="glctl">
      <div className="row sp">
        <h2>
          {t('list.title')}
          {total !== undefined && (
            <span className="meta">
              {' '}
              {t('list.count', { count: total, formatted: formatNumber(total, locale) })}
            </span>
          )}
        </h2>
        {children}
      </div>
      <div className="row wrap">
        <label className="filt">
          <Icon of={IconFilter} size="s" />
          <span className="vh">{t('filter.label')}</span>
          <select
            value={filter}
            onChange={(event) => dispatch(prefsChanged({ filter: event.target.value as Prefs['filter'] }))}
          >
            {GOODS_FILTERS.map((one) => (
              <option key={one} value={one}>
                {t(`filter.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <Link className="filt" to="/sort_options" state={behind}>
          <span className="vh">{t('sort.label')} </span>
          {t(`sort.${sort}`)}
          <Icon of={IconChevronDown} size="s" />
        </Link>
        <span className="grow" />
        <div className="seg" role="group" aria-label={t('view.label')}>
          {VIEWS.map((one) => (
            <button
              key={one.view}
              type="button"
              aria-pressed={view === one.view}
              aria-label={t(`view.${one.view}`)}
              title={t(`view.${one.view}`)}
              onClick={() => dispatch(prefsChanged({ view: one.view }))}
            >
              <Icon of={one.icon} size="s" />
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
