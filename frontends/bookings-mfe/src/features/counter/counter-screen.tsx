import {
  Empty,
  LoadError,
  PageHeader,
  SelectField,
  Skeleton,
  useSearchParams,
  useTranslation,
} from '@kashikari/web-kit';
import { useMyGroups } from '../../api/list-my-groups';
import { Counter } from './components/counter';
import { useStart } from './components/use-start';
import './counter.css';

/**
 * `bookings/counter`: the screen on which staff lend and return goods. They scan or pick the person, scan the goods,
 * and finish. A good that is read while no person is chosen is returned. The address contains the group (`?group=`) and
 * the initial state (`?code=`, `?person=`).
 */
export function CounterScreen() {
  const { t } = useTranslation('bookings');
  // Its owner, their managers and its group owners: those who may see whom it lends to.
  const groups = useMyGroups(({ permissions }) => permissions.includes('list_members'));
  const start = useStart();
  const [params, setParams] = useSearchParams();
  const asked = params.get('group');
  const group = groups.data?.find(({ id, slug }) => id === asked || slug === asked) ?? groups.data?.[0];
  return (
    <>
      <PageHeader title={t('counter.title')} back={{ to: '/bookings/lend', label: t('list.title') }}>
        <p className="t2 sm">{t('counter.intro')}</p>
      </PageHeader>
      {groups.isPending && <Skeleton shape="block" />}
      {groups.isLoadingError && <LoadError error={groups.error} onRetry={() => void groups.refetch()} />}
      {groups.isSuccess && !group && <Empty title={t('counter.noGroup')}>{t('counter.noGroupHint')}</Empty>}
      {group && (
        <>
          <Counter key={group.id} groupId={group.id} start={start} />
          {(groups.data?.length ?? 0) > 1 && (
            <div className="narrow ctgroup">
              <SelectField
                label={t('bulk.group')}
                value={group.id}
                options={(groups.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
                onValue={(id) => setParams({ group: id }, { replace: true })}
              />
            </div>
          )}
        </>
      )}
    </>
  );
}
