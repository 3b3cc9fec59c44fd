import {
  Button,
  Dialog,
  formatNumber,
  Icon,
  IconFilter,
  LoadError,
  Skeleton,
  useLocale,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { useMyGroups } from '../../../api/list-my-groups';
import { FACETS, type FacetName, useFacets } from '../api/count-facets';
import type { Narrowing } from './narrowing';

interface Props {
  readonly narrowing: Narrowing;
  onChange(narrowing: Narrowing): void;
}

/** A button that opens what a search can be narrowed to, with how many goods there would be. */
export function Facets(props: Props) {
  const { t } = useTranslation('goods');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="filt" aria-expanded={open} onClick={() => setOpen(true)}>
        <Icon of={IconFilter} size="s" />
        {t('search.narrow')}
      </button>
      {open && (
        <Dialog
          open
          title={t('search.narrow')}
          onClose={close}
          actions={
            <Button look="primary" onClick={close}>
              {t('search.show')}
            </Button>
          }
        >
          <Choices {...props} />
        </Dialog>
      )}
    </>
  );
}

function Choices({ narrowing, onChange }: Props) {
  const { t } = useTranslation('goods');
  const { data, isPending, error, refetch } = useFacets(narrowing);
  const groups = useMyGroups(useUser() !== null).data ?? [];
  const groupId = groups.find(({ slug }) => slug === narrowing.group)?.id;
  const nameOf = (facet: FacetName, value: string) => {
    if (facet === 'group') return groups.find(({ id }) => id === value)?.name;
    return facet === 'tag' ? `#${value}` : value;
  };
  if (isPending) return <Skeleton shape="rows" />;
  if (!data) return <LoadError error={error} onRetry={() => void refetch()} />;
  // Groups are offered by name, and only the names of the user's own groups are known.
  const named = (facet: FacetName) =>
    (data[facet] ?? []).flatMap(({ value, count }) => {
      const name = nameOf(facet, value);
      return name ? [{ value, count, name }] : [];
    });
  const there = FACETS.filter((facet) => named(facet).length > 0);
  if (there.length === 0) return <p className="t2">{t('search.nothingToNarrow')}</p>;
  return there.map((facet) => (
    <section key={facet} className="glfacet" aria-label={t(`search.facet.${facet}`)}>
      <h3>{t(`search.facet.${facet}`)}</h3>
      <div className="card list">
        {named(facet).map(({ value, count, name }) => (
          <Choice
            key={value}
            name={name}
            count={count}
            chosen={narrowing[facet] === value || (facet === 'group' && value === groupId)}
            onChoose={(chosen) => onChange({ ...narrowing, [facet]: chosen ? value : '' })}
          />
        ))}
      </div>
    </section>
  ));
}

interface ChoiceProps {
  readonly name: string;
  readonly count: number;
  readonly chosen: boolean;
  onChoose(chosen: boolean): void;
}

function Choice({ name, count, chosen, onChoose }: ChoiceProps) {
  const locale = useLocale();
  return (
    <label className="lrow">
      <input type="checkbox" checked={chosen} onChange={(event) => onChoose(event.target.checked)} />
      <span className="grow">{name}</span>
      <span className="meta num">{formatNumber(count, locale)}</span>
    </label>
  );
}
