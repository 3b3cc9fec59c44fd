import {
  CheckRow,
  DraftNote,
  FormSection,
  SaveBar,
  SelectField,
  Stepper,
  SwitchRow,
  TextArea,
  TextField,
  fieldText,
  formatFullWeekday,
  useDraft,
  useFlash,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import type { FormEvent } from 'react';
import { useUpdateUser } from '../api/update-user';
import './lender-rules.css';
import { RuleSwitches } from './rule-switches';
import { A_WEEK, type LenderRules as Rules, rulesOf, toggled } from './rules';

/** The selectable hours; a different value set elsewhere is added to the list. */
const ANSWER_HOURS = [1, 3, 6, 12, 24, 48, 72, 168];

/** The initial value when a lender first limits the goods that one borrower may have. */
const FIRST_LIMIT = 3;

/** The lender's rules for borrowers. Changes are stored on save. */
export function LenderRules({ id, user }: { readonly id: string; readonly user: Rules }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { say, sayError } = useFlash();
  const form = useDraft(rulesOf(user), { as: `lender_rules.${id}` });
  const { draft, changes, isChanged, change, discard, settle } = form;
  const update = useUpdateUser(id);

  function submit(event: FormEvent): void {
    event.preventDefault();
    update.mutate(changes, {
      onSuccess: () => {
        settle(changes);
        say(t('settings.saved'));
      },
      onError: sayError,
    });
  }

  return (
    <form id="lender-rules" onSubmit={submit}>
      <DraftNote of={form} />
      <FormSection title={t('lenderRules.title')} intro={t('lenderRules.intro')}>
        <div className="rules-numbers">
          <Stepper
            label={t('lenderRules.at_least_days_ahead')}
            value={draft.at_least_days_ahead}
            min={0}
            max={366}
            onChange={(days) => change({ at_least_days_ahead: days })}
          />
          <Stepper
            label={t('lenderRules.extendable_days')}
            hint={t('lenderRules.extendable_daysHint')}
            value={draft.extendable_days}
            min={0}
            max={366}
            onChange={(days) => change({ extendable_days: days })}
          />
          <SelectField
            label={t('lenderRules.queue_answer_hours')}
            hint={t('lenderRules.queue_answer_hoursHint')}
            value={String(draft.queue_answer_hours)}
            options={[...new Set([...ANSWER_HOURS, draft.queue_answer_hours])]
              .sort((a, b) => a - b)
              .map((hours) => ({ value: String(hours), label: t('lenderRules.hours', { count: hours }) }))}
            onValue={(hours) => change({ queue_answer_hours: Number(hours) })}
          />
        </div>
        <div className="card pad">
          <SwitchRow
            label={t('lenderRules.limit')}
            hint={t('lenderRules.limitHint')}
            checked={draft.max_supplies !== null}
            onChange={(on) => change({ max_supplies: on ? FIRST_LIMIT : null })}
          />
          {draft.max_supplies !== null && (
            <>
              <Stepper
                label={t('lenderRules.max_supplies')}
                value={draft.max_supplies}
                max={10_000}
                onChange={(most) => change({ max_supplies: most })}
              />
              <CheckRow
                label={t('lenderRules.limit_supply_regardless_of_date')}
                checked={draft.limit_supply_regardless_of_date}
                onChange={(all) => change({ limit_supply_regardless_of_date: all })}
              />
            </>
          )}
        </div>
        <fieldset className="rules-week">
          <legend className="lbl">{t('lenderRules.disabled_days_indexes')}</legend>
          {A_WEEK.map((day, index) => (
            <CheckRow
              key={day}
              label={formatFullWeekday(day, locale)}
              checked={draft.disabled_days_indexes.includes(index)}
              onChange={() => change({ disabled_days_indexes: toggled(draft.disabled_days_indexes, index) })}
            />
          ))}
        </fieldset>
        <RuleSwitches draft={draft} wasRestricted={user.prevent_public_access} change={change} />
        <TextField
          label={t('lenderRules.registration_number')}
          hint={t('lenderRules.registration_numberHint')}
          error={fieldText(update.error, 'registration_number')}
          optional
          name="registration_number"
          maxLength={14}
          value={draft.registration_number ?? ''}
          onValue={(number) => change({ registration_number: number || null })}
        />
        <TextArea
          label={t('lenderRules.pick_up_note')}
          hint={t('lenderRules.pick_up_noteHint')}
          error={fieldText(update.error, 'pick_up_note')}
          optional
          name="pick_up_note"
          maxLength={500}
          value={draft.pick_up_note}
          onValue={(note) => change({ pick_up_note: note })}
        />
      </FormSection>
      {isChanged && <SaveBar form="lender-rules" busy={update.isPending} onDiscard={discard} />}
    </form>
  );
}
