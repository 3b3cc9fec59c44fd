import {
  FormSection,
  LOCALES,
  LOCALE_NAMES,
  type Locale,
  NotFound,
  PageHeader,
  type Prefs,
  SaveBar,
  SelectField,
  TextField,
  fieldText,
  prefsChanged,
  useAppDispatch,
  useAppSelector,
  useFlash,
  useLocale,
  useParams,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { useChooseLocale } from '../../session/use-choose-locale';
import { Mails } from './mails/mails';
import { ClosedDays } from './closed-days/closed-days';
import { LenderRules } from './lender-rules/lender-rules';
import { useUpdateUser } from './api/update-user';

/** One's own settings: the name that others see, and how this device shows things. */
export function Settings() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const { id } = useParams();
  if (!user || (id !== user.id && id !== user.account_name)) return <NotFound entity="user" id={id} />;
  return (
    <>
      <PageHeader title={t('menu.settings')} back={{ to: '/menu', label: t('frame.menu') }} />
      <NameForm id={user.id} name={user.name} />
      <LenderRules id={user.id} user={user} />
      <ClosedDays lender={user} />
      <Mails userId={user.id} />
      <DeviceSection />
    </>
  );
}

function NameForm({ id, name: saved }: { readonly id: string; readonly name: string }) {
  const { t } = useTranslation('shell');
  const { say, sayError } = useFlash();
  const [name, setName] = useState(saved);
  const update = useUpdateUser(id);

  function submit(event: FormEvent): void {
    event.preventDefault();
    update.mutate({ name }, { onSuccess: () => say(t('settings.saved')), onError: sayError });
  }

  return (
    <form id="name-form" onSubmit={submit}>
      <FormSection title={t('settings.account')} intro={t('settings.accountIntro')}>
        <TextField
          label={t('settings.name')}
          name="name"
          required
          maxLength={100}
          value={name}
          error={fieldText(update.error, 'name')}
          onValue={setName}
        />
      </FormSection>
      {name !== saved && (
        <SaveBar
          form="name-form"
          busy={update.isPending}
          disabled={!name.trim()}
          onDiscard={() => setName(saved)}
        />
      )}
    </form>
  );
}

function DeviceSection() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const choose = useChooseLocale();
  const dispatch = useAppDispatch();
  const { colorScheme, homeTab } = useAppSelector((state) => state.prefs);
  return (
    <FormSection title={t('settings.device')} intro={t('settings.deviceIntro')}>
      <SelectField
        label={t('menu.language')}
        value={locale}
        options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
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
          { value: 'booked', label: t('home.booked') },
          ...(homeTab.startsWith('groups/')
            ? [{ value: homeTab, label: t('settings.groupTab', { number: Number(homeTab.slice(7)) + 1 }) }]
            : []),
        ]}
        onValue={(value) => dispatch(prefsChanged({ homeTab: value }))}
      />
    </FormSection>
  );
}
