import {
  addDays,
  Button,
  dayIn,
  formatDay,
  useConfirm,
  useFlash,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { type FeePayment, useEndFee } from '../api/group-fee';
import { useYen } from '../../../money/use-yen';

interface Props {
  /** The payment of the latest month. */
  readonly payment: FeePayment;
}

/** Formats the day of an instant, in the time zone of the group's owner. */
function useDay({ payment: { time_zone: zone } }: Props) {
  const locale = useLocale();
  const words = (day: string) => formatDay(day, locale, dayIn(zone));
  return {
    of: (instant: string) => words(dayIn(zone, instant)),
    before: (instant: string) => words(addDays(dayIn(zone, instant), -1)),
  };
}

/**
 * The state of the fee for the member: the next charge, the paid period, or the reason why the membership is paused.
 */
export function FeeState({ payment }: Props) {
  const { t } = useTranslation('payments');
  const yen = useYen();
  const day = useDay({ payment });
  const { status, next_at: next, paid_until: until, stops_at: stops } = payment.fee;
  if (status === 'paused') return <p role="status">{t('fee.paused')}</p>;
  if (status === 'over') return <p>{t('fee.over')}</p>;
  if (stops) return <p role="status">{t('fee.unpaid', { day: day.of(stops) })}</p>;
  if (status === 'ending')
    return <p role="status">{t('fee.ending', { day: until ? day.before(until) : '' })}</p>;
  return next && <p>{t('fee.next', { day: day.of(next), amount: yen(payment.amount) })}</p>;
}

/** Ends the fee after a question that says until when it is paid; nothing where it can't be ended. */
export function EndFee({ payment }: Props) {
  const { t } = useTranslation('payments');
  const day = useDay({ payment });
  const confirm = useConfirm();
  const { say, sayError } = useFlash();
  const end = useEndFee(payment.id);
  if (!payment.permissions.includes('cancel_subscription')) return null;
  const { group_name: group, paid_until: until } = payment.fee;

  async function ask(): Promise<void> {
    const body = until ? t('fee.end.paid', { day: day.before(until) }) : t('fee.end.unpaid');
    const question = { title: t('fee.end.title', { group }), body, verb: t('fee.end.verb') };
    if (await confirm({ ...question, danger: true }))
      end.mutate(undefined, { onSuccess: () => say(t('fee.end.done')), onError: sayError });
  }
  return (
    <Button look="danger" small busy={end.isPending} onClick={() => void ask()}>
      {t('fee.end.verb')}
    </Button>
  );
}
