import { Avatar, Empty, Picture, Skeleton, StateChip, useTranslation } from '@kashikari/web-kit';
import { freeNow } from '../rules/lent-range';
import type { Suggestions } from '../api/use-suggestions';

/** Returns the ids of the people and goods, in the order of the list. */
export const suggestionIds = ({ goods, people }: Suggestions): string[] =>
  [...people, ...goods].map(({ id }) => id);

/** The id of the element of a suggestion. */
export const optionId = (id: string) => `suggestion-${id}`;

interface Props {
  readonly id: string;
  readonly found: Suggestions;
  /** The line that Enter takes. */
  readonly active: string | null;
  onChoose(id: string): void;
}

/** The people and goods that match a typed name, below the field, with the free units of each good. */
export function SuggestionList({ id, found, active, onChoose }: Props) {
  const { t } = useTranslation('bookings');
  const { people, goods, isPending } = found;
  if (isPending) return <Skeleton shape="rows" />;
  if (people.length + goods.length === 0) {
    return <Empty title={t('counter.nobody')}>{t('counter.nobodyHint')}</Empty>;
  }
  const option = (one: string) => ({
    id: optionId(one),
    role: 'option',
    'aria-selected': one === active,
    className: one === active ? 'lrow on' : 'lrow',
    // The focus remains in the field.
    onPointerDown: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick: () => onChoose(one),
  });
  return (
    <div id={id} role="listbox" aria-label={t('counter.found')} className="card list ctfound">
      {people.map((person) => (
        <div key={person.id} {...option(person.id)}>
          <Avatar name={person.name} />
          <span className="grow b">{person.name}</span>
        </div>
      ))}
      {goods.map((good) => (
        <div key={good.id} {...option(good.id)}>
          <Picture id={good.id} url={good.thumbnail_url} size="small" />
          <span className="grow">
            <span className="b clip2">{good.title}</span>
            <span className="row wrap rowmeta">
              <Free found={found} good={good} />
              <span className="meta">{good.management_id}</span>
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}

function Free({ found, good }: Pick<Props, 'found'> & { readonly good: Suggestions['goods'][number] }) {
  const { t } = useTranslation('bookings');
  const schedule = found.schedules?.get(good.id);
  if (!schedule) return null;
  const free = freeNow(schedule, good.is_exclusive, Date.now());
  return (
    <StateChip state={free > 0 ? 'free' : 'full'}>
      {free > 0 ? t('counter.freeNow', { count: free }) : t('counter.notNow')}
    </StateChip>
  );
}
