import { Button, Icon, IconX, useTranslation } from '@kashikari/web-kit';
import { type Filter, filtersIn, type Narrowing, without } from './narrowing';
import { useFilterName } from './use-filter-name';

interface Props {
  readonly narrowing: Narrowing;
  onChange(narrowing: Narrowing): void;
}

/** The filters of a search, each removed by one press. */
export function Chips({ narrowing, onChange }: Props) {
  const { t } = useTranslation('goods');
  const filters = filtersIn(narrowing);
  if (filters.length === 0) return null;
  return (
    <div className="row wrap glchips" role="group" aria-label={t('search.narrowedTo')}>
      {filters.map((filter) => (
        <Chip
          key={filter.kind}
          filter={filter}
          narrowing={narrowing}
          onTake={() => onChange(without(narrowing, filter))}
        />
      ))}
      {filters.length > 1 && (
        <Button
          look="quiet"
          small
          onClick={() => onChange(narrowing.match ? { match: narrowing.match } : {})}
        >
          {t('search.clear')}
        </Button>
      )}
    </div>
  );
}

interface ChipProps {
  readonly filter: Filter;
  readonly narrowing: Narrowing;
  onTake(): void;
}

function Chip({ filter, narrowing, onTake }: ChipProps) {
  const { t } = useTranslation('goods');
  const name = useFilterName(narrowing)(filter);
  return (
    <button
      type="button"
      className="filt on"
      aria-label={t('search.take', { filter: name })}
      onClick={onTake}
    >
      {name}
      <Icon of={IconX} size="s" />
    </button>
  );
}
