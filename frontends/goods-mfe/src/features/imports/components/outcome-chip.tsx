import { StateChip, type StateName, useTranslation } from '@kashikari/web-kit';
import type { Outcome } from '../api/imports';

const STATES: Readonly<Record<Outcome, StateName>> = {
  new: 'free',
  changed: 'free',
  unchanged: 'closed',
  faulty: 'overdue',
  duplicate: 'part',
  left_out: 'closed',
};

export function OutcomeChip({ of }: { readonly of: Outcome }) {
  const { t } = useTranslation('goods');
  return <StateChip state={STATES[of]}>{t(`import.outcome.${of}`)}</StateChip>;
}
