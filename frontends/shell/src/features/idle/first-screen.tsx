import {
  SelectField,
  cardGroup,
  prefsChanged,
  useAppDispatch,
  useAppSelector,
  useLends,
  useQuery,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { homeGroupsOf } from '../../groups/home-groups';
import { myGroupsQuery } from '../../groups/list-my-groups';

/** Begins the value of a tab of Home; every other value is a path. */
const HOME = 'home:';

/**
 * The choice of this device's first screen: a tab of Home, today's list, the scanner, the user's bookings, or a group's
 * page.
 */
export function FirstScreen() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { homeTab, firstScreen } = useAppSelector((state) => state.prefs);
  const user = useUser();
  const lends = useLends();
  const mine = useQuery(myGroupsQuery).data ?? [];
  // A member card has its one group and nothing else.
  if (cardGroup()) return null;
  const home = (tab: string, label: string) => ({
    value: `${HOME}${tab}`,
    label: t('idle.homeOf', { tab: label }),
  });
  const options = [
    home('', t('home.all')),
    home('liked', t('home.liked')),
    home('booked', t('home.booked')),
    ...homeGroupsOf(mine, user).map(({ name }, index) => home(`groups/${index}`, name)),
    ...(lends ? [{ value: '/today', label: t('home.today') }] : []),
    { value: '/qrcode-scanner', label: t('frame.scan') },
    { value: '/bookings', label: t('frame.bookings') },
    ...mine.map(({ slug, name }) => ({ value: `/-/${slug}`, label: name })),
  ];
  const chosen = firstScreen || `${HOME}${homeTab}`;

  function choose(value: string): void {
    const isTab = value.startsWith(HOME);
    dispatch(
      prefsChanged(isTab ? { homeTab: value.slice(HOME.length), firstScreen: '' } : { firstScreen: value }),
    );
  }

  return (
    <SelectField
      label={t('idle.first')}
      hint={t('idle.firstHint')}
      name="first_screen"
      value={options.some(({ value }) => value === chosen) ? chosen : HOME}
      options={options}
      onValue={choose}
    />
  );
}
