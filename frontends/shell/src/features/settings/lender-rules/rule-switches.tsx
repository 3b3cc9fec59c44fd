import { Link, SwitchRow, useTranslation } from '@kashikari/web-kit';
import { usePlanIncludes } from '../../../plan/plan-query';
import type { LenderRules } from './rules';

const SWITCHES = [
  'allow_manage_by_user',
  'allow_return_by_borrower',
  'manage_hand_over',
  'allow_hand_over_by_user',
  'disable_auto_delay',
  'prevent_public_access',
  'accept_invoices',
] as const;

interface Props {
  readonly draft: LenderRules;
  /** True if goods are restricted to members now: this stays available, whatever the plan. */
  readonly wasRestricted: boolean;
  change(rules: Partial<LenderRules>): void;
}

/** The rules that are on or off. What the plan of the account does not include can only be switched off. */
export function RuleSwitches({ draft, wasRestricted, change }: Props) {
  const { t } = useTranslation('shell');
  const restricts = usePlanIncludes('restrict_to_members');
  const needsPlan = restricts === false && !wasRestricted && !draft.prevent_public_access;
  const isDisabled = (name: (typeof SWITCHES)[number]) =>
    (name === 'allow_hand_over_by_user' && !draft.manage_hand_over) ||
    (name === 'prevent_public_access' && needsPlan);
  return (
    <div className="card pad">
      {SWITCHES.map((name) => (
        <SwitchRow
          key={name}
          label={t(`lenderRules.${name}`)}
          hint={
            <>
              {t(`lenderRules.${name}Hint`)}
              {name === 'prevent_public_access' && needsPlan && (
                <>
                  {' '}
                  {t('lenderRules.needsPlan')}{' '}
                  <Link to="/subscriptions/pricing">{t('lenderRules.plans')}</Link>
                </>
              )}
            </>
          }
          checked={draft[name]}
          disabled={isDisabled(name)}
          onChange={(on) => change({ [name]: on })}
        />
      ))}
    </div>
  );
}
