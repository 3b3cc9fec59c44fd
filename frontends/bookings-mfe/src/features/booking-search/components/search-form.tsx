import { Button, TextField, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import { STATES, type SearchFilter, isBackwards } from '../search-filter';
import './search-form.css';

interface Props {
  readonly filter: SearchFilter;
  readonly onFilter: (filter: SearchFilter) => void;
}

/** Words by Enter or the button; a state and days count at once. */
export function SearchForm({ filter, onFilter }: Props) {
  const { t } = useTranslation('bookings');
  const [words, setWords] = useState(filter.match);
  return (
    <form
      role="search"
      className="card pad bksearch"
      onSubmit={(event) => {
        event.preventDefault();
        onFilter({ ...filter, match: words.trim() });
      }}
    >
      <div className="bkwords">
        <TextField
          type="search"
          name="match"
          label={t('search.words')}
          hint={t('search.wordsHint')}
          maxLength={200}
          value={words}
          onValue={setWords}
        />
        <Button type="submit" look="primary">
          {t('search.verb')}
        </Button>
      </div>
      <div className="row wrap" role="group" aria-label={t('search.state')}>
        {[undefined, ...STATES].map((state) => (
          <button
            key={state ?? 'any'}
            type="button"
            className={filter.state === state ? 'filt on' : 'filt'}
            aria-pressed={filter.state === state}
            onClick={() => onFilter({ ...filter, state })}
          >
            {t(`search.states.${state ?? 'any'}`)}
          </button>
        ))}
      </div>
      <div className="bkdays">
        <TextField
          type="date"
          name="from"
          label={t('search.from')}
          value={filter.from}
          onValue={(from) => onFilter({ ...filter, from })}
        />
        <TextField
          type="date"
          name="to"
          label={t('search.to')}
          error={isBackwards(filter) ? t('search.backwards') : undefined}
          value={filter.to}
          onValue={(to) => onFilter({ ...filter, to })}
        />
      </div>
    </form>
  );
}
