import { PageHeader, SwitchRow, useFlash, useTranslation } from '@kashikari/web-kit';
import { CATEGORIES, NOTHING } from './consent';
import { useConsent } from './use-consent';

/** `cookies`: what this browser may keep beside what sign-in needs, each kind on or off at once. */
export function Cookies() {
  const { t } = useTranslation('shell');
  const { say } = useFlash();
  const [consent, choose] = useConsent();
  const allowed = consent ?? NOTHING;

  function change(category: (typeof CATEGORIES)[number], on: boolean): void {
    choose(new Set(CATEGORIES.filter((each) => (each === category ? on : allowed.has(each)))));
    say(t('cookies.kept'));
  }

  return (
    <>
      <PageHeader title={t('cookies.title')} back={{ to: '/support', label: t('frame.support') }}>
        <p className="sm t2">{t('cookies.intro')}</p>
      </PageHeader>
      <div className="card pad narrow">
        <SwitchRow
          label={t('cookies.necessary')}
          hint={t('cookies.necessaryHint')}
          checked
          disabled
          onChange={() => undefined}
        />
        {CATEGORIES.map((category) => (
          <SwitchRow
            key={category}
            label={t(`cookies.${category}`)}
            hint={t(`cookies.${category}Hint`)}
            checked={allowed.has(category)}
            onChange={(on) => change(category, on)}
          />
        ))}
      </div>
    </>
  );
}
