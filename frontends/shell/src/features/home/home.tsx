import {
  type Group,
  NotFound,
  PageHeader,
  RemoteSlot,
  Skeleton,
  type SlotProps,
  Tabs,
  prefsChanged,
  useAppDispatch,
  useFlash,
  useLends,
  useParams,
  useQuery,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { myGroupsQuery } from '../../groups/list-my-groups';
import { homeGroupsOf } from '../../groups/home-groups';
import { usePart } from '../../offers/use-part';

type Scope = SlotProps['goods-list']['scope'];

const SCOPES: Readonly<Partial<Record<string, Scope>>> = { liked: 'liked', booked: 'booked' };

const loadNotes = () => import('./home-notes').then(({ HomeNotes }) => HomeNotes);
const loadFoot = () => import('./home-notes').then(({ OperatorNotice }) => OperatorNotice);

/** Home: the goods that the user has to return, followed by the tabs All, favorites, booked, and one for each group. */
export function Home() {
  const { t } = useTranslation('shell');
  const { tab, index } = useParams();
  const user = useUser();
  const mine = useQuery(myGroupsQuery).data;
  const groups = mine && homeGroupsOf(mine, user);
  const group = index === undefined ? undefined : groups?.[Number(index)];
  const Notes = usePart(loadNotes, true);
  const Foot = usePart(loadFoot, true);
  if (tab !== undefined && !(tab in SCOPES)) return <NotFound />;
  if (index !== undefined && groups && !group) return <NotFound />;
  const scope = SCOPES[tab ?? ''] ?? 'all';
  const first = scope === 'all' && index === undefined;
  return (
    <>
      <PageHeader title={t('frame.home')} hidden />
      <HomeTabs groups={groups ?? []} />
      <div className="home">
        {first && (Notes ? <Notes /> : <Skeleton shape="rows" count={0} />)}
        {first && <RemoteSlot remote="bookings" slot="home" props={{}} />}
        {first && groups?.length === 0 && <RemoteSlot remote="groups" slot="first-group" props={{}} />}
        {(index === undefined || group) && (
          <RemoteSlot
            key={`${scope}:${group?.id}`}
            remote="goods"
            slot="goods-list"
            props={{ scope, groupId: group?.id }}
          />
        )}
        {first && Foot && <Foot />}
      </div>
    </>
  );
}

function HomeTabs({ groups }: { readonly groups: readonly Group[] }) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { say } = useFlash();
  const lends = useLends();
  const tab = (homeTab: string, label: string) => ({
    to: homeTab ? `/home/${homeTab}` : '/home',
    label,
    // A long press makes a tab the first one that Home opens with.
    onHold: () => {
      dispatch(prefsChanged({ homeTab }));
      say(t('home.firstTab', { tab: label }));
    },
  });
  return (
    <Tabs
      label={t('frame.groups')}
      tabs={[
        ...(lends ? [{ to: '/today', label: t('home.today') }] : []),
        tab('', t('home.all')),
        tab('liked', t('home.liked')),
        tab('booked', t('home.booked')),
        ...groups.map((group, index) => tab(`groups/${index}`, group.name)),
      ]}
    />
  );
}
