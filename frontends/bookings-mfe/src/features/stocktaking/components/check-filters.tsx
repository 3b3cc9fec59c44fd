import { useTranslation } from '@kashikari/web-kit';
import type { CheckAnswer } from '../api/stocktaking-types';
import { CHECK_STATES, type useCheckFilter } from '../use-check-filter';
import { STOCK_STATES } from './state-mark';

interface Props {
  readonly shown: ReturnType<typeof useCheckFilter>;
  readonly answer: Pick<CheckAnswer, 'totals' | 'undecided' | 'places'>;
}

/** The filter of the table: all items, undecided ones, those of one state, or those counted at one place. */
export function CheckFilters({ shown, answer }: Props) {
  const { t } = useTranslation('bookings');
  const { filter, setState, setPlace } = shown;
  const { totals, undecided } = answer;
  const all = STOCK_STATES.reduce((sum, state) => sum + totals[state], 0);
  const counts = { ...totals, undecided, all };
  const places = answer.places.map(({ place }) => place);
  const options = filter.place && !places.includes(filter.place) ? [...places, filter.place] : places;
  return (
    <div className="row stfilters" role="group" aria-label={t('stock.filters')}>
      {([undefined, ...CHECK_STATES] as const).map((state) => (
        <button
          key={state ?? 'all'}
          type="button"
          className={filter.state === state ? 'filt on' : 'filt'}
          aria-pressed={filter.state === state}
          onClick={() => setState(state)}
        >
          {t(`stock.filter.${state ?? 'all'}`)} {counts[state ?? 'all']}
        </button>
      ))}
      {options.length > 0 && (
        <select
          className="filt"
          aria-label={t('stock.place')}
          value={filter.place ?? ''}
          onChange={(event) => setPlace(event.target.value)}
        >
          <option value="">{t('stock.allPlaces')}</option>
          {options.map((place) => (
            <option key={place} value={place}>
              {place}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
