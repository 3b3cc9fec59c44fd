import {
  BookingBar,
  Button,
  Empty,
  Icon,
  IconSearch,
  LoadError,
  SelectField,
  Skeleton,
  useTranslation,
} from '@kashikari/web-kit';
import { useDeferredValue, useState } from 'react';
import { useMyGroups } from '../../../api/list-my-groups';
import { useGoodsToPick } from '../api/list-goods-to-pick';
import { bulkRefusal, MAX_PICKED, type PickedGood, pickedFrom, toggled } from '../rules/picked';
import { PickRow } from './pick-row';

interface Props {
  /** The group to begin with: id or slug, empty for all. */
  readonly group: string;
  readonly picked: readonly PickedGood[];
  onPick(picked: readonly PickedGood[]): void;
  onDone(): void;
}

/**
 * Selectable goods of all groups or of one, with a search. Goods that can't be part of a bulk booking show the reason.
 */
export function GoodsPicker({ group, picked, onPick, onDone }: Props) {
  const { t } = useTranslation('bookings');
  const groups = useMyGroups();
  const [groupId, setGroupId] = useState(group);
  const [typed, setTyped] = useState('');
  const goods = useGoodsToPick({ match: useDeferredValue(typed.trim()), groupId });
  const shown = goods.data?.pages.flatMap((page) => page.goods) ?? [];
  const able = shown.filter((good) => bulkRefusal(good) === null && good.permissions.includes('book'));
  const ids = new Set(picked.map(({ id }) => id));
  const rest = able.filter(({ id }) => !ids.has(id)).slice(0, MAX_PICKED - picked.length);
  const choices = (groups.data ?? []).map(({ id, slug, name }) => ({
    value: slug === group ? slug : id,
    label: name,
  }));
  return (
    <>
      <div className="bulkfind">
        <label className="sfield">
          <Icon of={IconSearch} size="s" />
          <span className="vh">{t('bulk.search')}</span>
          <input
            type="search"
            placeholder={t('bulk.search')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <SelectField
          label={t('bulk.group')}
          value={groupId}
          options={[{ value: '', label: t('bulk.allGroups') }, ...choices]}
          onValue={setGroupId}
        />
      </div>
      {goods.isPending && <Skeleton shape="rows" />}
      {goods.isLoadingError && <LoadError error={goods.error} onRetry={() => void goods.refetch()} />}
      {goods.isSuccess && shown.length === 0 && <Empty title={t('bulk.nothing')} />}
      {shown.length > 0 && (
        <section aria-label={t('bulk.goods')}>
          <div className="row sp bulkall">
            <span className="sm t2" role="status">
              {t('bulk.picked', { count: picked.length })}
            </span>
            {rest.length > 0 && (
              <Button small onClick={() => onPick([...picked, ...rest.map(pickedFrom)])}>
                {t('bulk.pickAll', { count: rest.length })}
              </Button>
            )}
          </div>
          <div className="card list bulkgrid">
            {shown.map((good) => (
              <PickRow
                key={good.id}
                good={good}
                picked={ids.has(good.id)}
                full={picked.length >= MAX_PICKED}
                onToggle={() => onPick(toggled(picked, pickedFrom(good)))}
              />
            ))}
          </div>
        </section>
      )}
      {goods.hasNextPage && (
        <Button full busy={goods.isFetchingNextPage} onClick={() => void goods.fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
      <BookingBar
        when={t('bulk.picked', { count: picked.length })}
        actions={
          <Button look="primary" disabled={picked.length === 0} onClick={onDone}>
            {t('bulk.toDays')}
          </Button>
        }
      />
    </>
  );
}
