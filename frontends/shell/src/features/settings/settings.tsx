import {
  ButtonLink,
  FormSection,
  LOCALE_NAMES,
  type Locale,
  NotFound,
  PageHeader,
  type Prefs,
  SelectField,
  prefsChanged,
  useAppDispatch,
  useAppSelector,
  useLocale,
  useParams,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useOfferedLocales } from '../../config/own-shell';
import { ShellLink } from '../../look/shell-link';
import { useChooseLocale } from '../../session/use-choose-locale';
import { Mails } from './mails/mails';
import { HomeTabsSetting } from './home-tabs/home-tabs';
import { ClosedDays } from './closed-days/closed-days';
import { LenderRules } from './lender-rules/lender-rules';
import { Reminders } from './reminders/reminders';
import { AccountLinks } from './account/links';
import { Profile } from './account/profile';

/** One's own settings: who one is to others, what one asks of borrowers, and how this device shows things. */
export function Settings() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const { id } = useParams();
  if (!user || (id !== user.id && id !== user.account_name)) return <NotFound entity="user" id={id} />;
  return (
    <>
      <PageHeader title={t('menu.settings')} back={{ to: '/menu', label: t('frame.menu') }} />
      <Profile user={user} />
      <AccountLinks userId={user.id} />
      <ShellLink />
      <LenderRules id={user.id} user={user} />
      <ClosedDays lender={user} />
      <Reminders lender={user} />
      <Mails userId={user.id} />
      <HomeTabsSetting user={user} />
      <DeviceSection />
    </>
  );
}

function DeviceSection() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const locales = useOfferedLocales();
  const choose = useChooseLocale();
  const dispatch = useAppDispatch();
  const { colorScheme, homeTab } = useAppSelector((state) => state.prefs);
  return (
    <FormSection title={t('settings.device')} intro={t('settings.deviceIntro')}>
      <SelectField
        label={t('menu.language')}
        name="locale"
        value={locale}
        options={locales.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
        onValue={(value) => choose(value as Locale)}
      />
      <SelectField
        label={t('settings.scheme')}
        value={colorScheme}
        options={(['auto', 'light', 'dark'] as const).map((value) => ({
          value,
          label: t(`settings.${value}`),
        }))}
        onValue={(value) => dispatch(prefsChanged({ colorScheme: value as Prefs['colorScheme'] }))}
      />
      <SelectField
        label={t('settings.homeTab')}
        hint={t('settings.homeTabHint')}
        value={homeTab}
        options={[
          { value: '', label: t('home.all') },
          { value: 'liked', label: t('home.liked') },
          { value: 'booked', label: t('home.booked') },
          ...(homeTab.startsWith('groups/')
            ? [{ value: homeTab, label: t('settings.groupTab', { number: Number(homeTab.slice(7)) + 1 }) }]
            : []),
        ]}
        onValue={(value) => dispatch(prefsChanged({ homeTab: value }))}
      />
      <ButtonLink to="/device_setting">{t('idle.page')}</ButtonLink>
    </FormSection>
  );
}
