import {
  FormSection,
  LOCALES,
  LOCALE_NAMES,
  SelectField,
  TextArea,
  fieldText,
  useQuery,
  useTranslation,
} from '@kashikari/web-kit';
import { myGroupsQuery } from '../../../groups/list-my-groups';
import { timeZones } from '../../../time-zones/time-zones';
import type { LookDraft } from '../look-draft';

interface Props {
  readonly draft: LookDraft;
  readonly error: unknown;
  onChange(part: Partial<LookDraft>): void;
}

/** Languages, zone, first page, and the welcome in each language that is offered. */
export function LanguageFields({ draft, error, onChange }: Props) {
  const { t } = useTranslation('shell');
  const { locales, locale, time_zone: zone, start } = draft;
  const groups = useQuery(myGroupsQuery).data ?? [];

  /** Toggles a language. At least one remains, and the default is always one of those offered. */
  function toggle(one: LookDraft['locales'][number]): void {
    const next = LOCALES.filter((each) => locales.includes(each) !== (each === one));
    if (next.length === 0) return;
    onChange({ locales: next, ...(!next.some((each) => each === locale) && { locale: '' }) });
  }

  return (
    <FormSection title={t('look.languages')}>
      <div className="f" role="group" aria-label={t('look.offered')}>
        <span className="lbl">{t('look.offered')}</span>
        <div className="tgl">
          {LOCALES.map((one) => {
            const isOn = locales.includes(one);
            return (
              <button
                key={one}
                type="button"
                className={isOn ? 'filt on' : 'filt'}
                aria-pressed={isOn}
                disabled={isOn && locales.length === 1}
                onClick={() => toggle(one)}
              >
                {LOCALE_NAMES[one]}
              </button>
            );
          })}
        </div>
      </div>
      <SelectField
        label={t('look.locale')}
        name="locale"
        value={locale}
        error={fieldText(error, 'locale')}
        options={[
          { value: '', label: t('look.browser') },
          ...locales.map((value) => ({ value, label: LOCALE_NAMES[value] })),
        ]}
        onValue={(value) => onChange({ locale: value })}
      />
      <SelectField
        label={t('look.time_zone')}
        name="time_zone"
        value={zone}
        error={fieldText(error, 'time_zone')}
        options={[{ value: '', label: t('look.browser') }, ...timeZones(zone || 'Asia/Tokyo')]}
        onValue={(value) => onChange({ time_zone: value })}
      />
      <SelectField
        label={t('look.start')}
        name="start"
        value={start}
        error={fieldText(error, 'start')}
        options={[
          { value: 'landing', label: t('look.landing') },
          { value: 'search', label: t('look.search') },
          ...groups.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onValue={(value) => onChange({ start: value })}
      />
      {locales.map((one) => (
        <TextArea
          key={one}
          label={t('look.welcome', { language: LOCALE_NAMES[one] })}
          name={`welcome_${one}`}
          lang={one}
          rows={3}
          maxLength={2000}
          optional
          value={draft[`welcome_${one}`]}
          error={fieldText(error, `welcome.${one}`) ?? fieldText(error, 'welcome')}
          onValue={(value) => onChange({ [`welcome_${one}`]: value } as Partial<LookDraft>)}
        />
      ))}
    </FormSection>
  );
}
