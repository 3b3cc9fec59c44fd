import { Button, type components, useConfirm, useFlash, useTranslation } from '@kashikari/web-kit';
import { useBuyPlan, useEndPlan } from '../api/change-plan';
import { isSold, type PlanTable } from '../plan';
import { useDay } from '../../../money/use-day';

interface Props {
  readonly subscription: components['schemas']['Subscription'];
  readonly list: PlanTable;
}

/** Ends a bought plan with the period that is paid, and says who is paused then; or takes that back. */
export function BackToFree({ subscription, list }: Props) {
  const { t } = useTranslation('payments');
  const day = useDay();
  if (subscription.source !== 'bought') return null;
  const { plan_id: id, status, members_count: members, period_end: until } = subscription;
  const next = list.plans.find((each) => each.id === list.default_plan_id);
  const over = Math.max(0, members - (next?.member_limit ?? members));
  const plan = t(`plans.${id}.name`);
  const title = t('plan.end.title', { next: t(`plans.${list.default_plan_id}.name`) });
  return (
    <section className="sec" aria-label={title}>
      <div className="card dz">
        <div className="res">
          <div className="grow">
            <b className="sm">{title}</b>
            <p className="sm t2">
              {t('plan.end.holds', { plan, day: day(until) })}{' '}
              {over > 0 && t('plan.end.pauses', { count: over })} {t('plan.end.data')}
            </p>
          </div>
          {status === 'ending' ? (
            <Resume subscription={subscription} />
          ) : (
            <End title={title} until={day(until)} />
          )}
        </div>
      </div>
    </section>
  );
}

function End({ title, until }: { readonly title: string; readonly until: string }) {
  const { t } = useTranslation('payments');
  const confirm = useConfirm();
  const { sayError } = useFlash();
  const end = useEndPlan();
  async function ask(): Promise<void> {
    const question = { title: t('bought.end.title'), body: t('bought.end.body', { day: until }) };
    const isSure = await confirm({ ...question, verb: t('bought.end.verb'), danger: true });
    if (isSure) end.mutate(undefined, { onError: sayError });
  }
  return (
    <Button look="danger" small busy={end.isPending} onClick={() => void ask()}>
      {title}
    </Button>
  );
}

function Resume({ subscription: { plan_id: plan, interval } }: Pick<Props, 'subscription'>) {
  const { t } = useTranslation('payments');
  const { say, sayError } = useFlash();
  const buy = useBuyPlan();
  if (!isSold(plan) || interval === 'none') return null;
  const onSuccess = () => say(t('bought.goesOn'));
  return (
    <Button
      small
      busy={buy.isPending}
      onClick={() => buy.mutate({ plan, interval }, { onSuccess, onError: sayError })}
    >
      {t('bought.resume')}
    </Button>
  );
}
