import {
  ButtonLink,
  FormSection,
  LOCALE_NAMES,
  type Locale,
  type Prefs,
  SelectField,
  prefsChanged,
  useAppDispatch,
  useAppSelector,
  useFlash,
  useLocale,
  useTranslation,
  type User,
} from '@kashikari/web-kit';
import { useOfferedLocales } from '../../../config/own-shell';
import { useChooseLocale } from '../../../session/use-choose-locale';
import { TimeZoneField } from '../../../time-zones/time-zone-field';
import { useUpdateUser } from '../api/update-user';

/** Language, time zone and display settings of this device. Each change is saved at once. */
export function DeviceSettings({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const locales = useOfferedLocales();
  const choose = useChooseLocale();
  const update = useUpdateUser(user.id);
  const { say, sayError } = useFlash();
  const dispatch = useAppDispatch();
  const { colorScheme, homeTab } = useAppSelector((state) => state.prefs);
  return (
    <FormSection title={t('settings.parts.device')}>
      <SelectField
        label={t('menu.language')}
        name="locale"
        value={locale}
        options={locales.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
        onValue={(value) => choose(value as Locale)}
      />
      <TimeZoneField
        value={user.time_zone}
        hint={t('profile.zoneHint')}
        onValue={(time_zone) =>
          update.mutate({ time_zone }, { onSuccess: () => say(t('settings.saved')), onError: sayError })
        }
      />
      <SelectField
        label={t('settings.scheme')}
        hint={t('settings.deviceIntro')}
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
