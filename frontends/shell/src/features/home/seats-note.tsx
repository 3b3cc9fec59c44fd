import {
  Icon,
  IconButton,
  IconX,
  Link,
  Note,
  Skeleton,
  prefsChanged,
  seatState,
  useAppDispatch,
  useAppSelector,
  useQuery,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { myGroupsQuery } from '../../groups/list-my-groups';
import { planQuery } from '../../plan/plan-query';

/**
 * A note on Home to group owners whose plan is nearly full, or full. A dismissed note returns at the next of the two
 * stages.
 */
export function SeatsNote() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const putAway = useAppSelector(({ prefs }) => prefs.seatsNote);
  const me = useUser();
  const groups = useQuery(myGroupsQuery);
  const owns = groups.data?.some(({ owner_id: owner }) => owner === me?.id);
  const { data: plan, isLoading } = useQuery({ ...planQuery, enabled: owns === true });
  if (groups.isLoading || isLoading) return <Skeleton shape="rows" count={0} />;
  if (!owns || !plan) return null;
  const { members_count: used, members_limit: limit, requested_plan_id: requested } = plan;
  const state = seatState(used, limit);
  const name = `${me?.id} ${limit} ${state}`;
  if (state === 'free' || putAway === name) return null;
  const asks = state === 'full' && !requested;
  return (
    <Note
      tone="warning"
      action={
        <IconButton label={t('home.putAway')} onClick={() => dispatch(prefsChanged({ seatsNote: name }))}>
          <Icon of={IconX} size="s" />
        </IconButton>
      }
    >
      {t(`home.seats.${state}`, { used, limit })}{' '}
      <Link to="/subscriptions/upgrade">{t(asks ? 'home.seats.ask' : 'home.seats.plans')}</Link>
    </Note>
  );
}
