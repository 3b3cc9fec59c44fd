import {
  isAccount,
  FormSection,
  PageHeader,
  SelectField,
  SwitchRow,
  prefsChanged,
  useAppDispatch,
  useAppSelector,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { drop, rememberedAccounts } from '../../session/accounts';
import { FirstScreen } from './first-screen';
import { ScannerSection } from './scanner-section';
import { PushSection } from '../../push/push-section';
import { touch } from '../../session/idle';

/** Minutes to choose from; 0 is never. */
const MINUTES = [0, 2, 5, 10, 15, 30, 60];

/** `device_setting`: the settings of a shared device, and its notifications. They are stored on the device. */
export function SharedDevice() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const dispatch = useAppDispatch();
  const { idleMinutes, forgetsAccounts } = useAppSelector((state) => state.prefs);

  function forgetOthers(forgets: boolean): void {
    dispatch(prefsChanged({ forgetsAccounts: forgets }));
    if (!forgets) return;
    for (const { id } of rememberedAccounts()) {
      if (id !== user?.id) void drop(id).catch(() => undefined);
    }
  }

  return (
    <>
      <PageHeader title={t('idle.page')} back={{ to: '/menu', label: t('frame.menu') }} />
      <FormSection title={t('idle.section')} intro={t('idle.intro')}>
        <SelectField
          label={t('idle.after')}
          hint={t('idle.afterHint')}
          name="idle_minutes"
          value={String(idleMinutes)}
          options={[...new Set([...MINUTES, idleMinutes])].map((minutes) => ({
            value: String(minutes),
            label: minutes === 0 ? t('idle.never') : t('idle.minutes', { count: minutes }),
          }))}
          onValue={(minutes) => {
            touch();
            dispatch(prefsChanged({ idleMinutes: Number(minutes) }));
          }}
        />
        {user && <FirstScreen />}
        <div className="card pad">
          <SwitchRow
            label={t('idle.forgets')}
            hint={t('idle.forgetsHint')}
            checked={forgetsAccounts}
            onChange={forgetOthers}
          />
        </div>
      </FormSection>
      <ScannerSection />
      {isAccount(user) && <PushSection />}
    </>
  );
}
