import { FUNDS_SHOWN_WITHIN_HOURS } from '@kashikari/kernel';
import { Button, useConfirm, useFlash, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import { useYen } from '../../../money/use-yen';
import type { Balance } from '../api/get-balance';
import { useRequestPayout } from '../api/request-payout';
import { BalanceParts } from './balance-parts';
import { PartDialog } from './part-dialog';

interface Props {
  readonly balance: Balance;
}

/** The yen that can be paid out now, with the button that does, and the whole balance in parts. */
export function BalanceCard({ balance }: Props) {
  const { t } = useTranslation('payments');
  const yen = useYen();
  const confirm = useConfirm();
  const { say, sayError } = useFlash();
  const request = useRequestPayout();
  const [isPart, setPart] = useState(false);
  const { requestable, minimum, set_up: isSetUp } = balance;
  const isEnough = requestable >= minimum;
  const amount = yen(requestable);

  async function withdraw(): Promise<void> {
    const isSure = await confirm({
      title: t('payouts.ask', { amount }),
      body: t('payouts.askHint'),
      verb: t('payouts.verb', { amount }),
    });
    // The amount that was confirmed, although more may be available by now.
    if (isSure)
      request.mutate(requestable, { onSuccess: () => say(t('payouts.done', { amount })), onError: sayError });
  }

  return (
    <section className="card" aria-labelledby="requestable">
      <div className="pad paybalance">
        <div>
          <h2 id="requestable" className="meta">
            {t('payouts.requestable')}
          </h2>
          <p className="figure">{amount}</p>
        </div>
        {isSetUp && isEnough && (
          <Button look="primary" busy={request.isPending} onClick={() => void withdraw()}>
            {t('payouts.verb', { amount })}
          </Button>
        )}
        <p className="hint">
          {t(whyOf(requestable, isEnough, isSetUp), {
            ...{ min: yen(minimum), hours: FUNDS_SHOWN_WITHIN_HOURS },
          })}
        </p>
        {isSetUp && requestable > minimum && (
          <Button look="quiet" small onClick={() => setPart(true)}>
            {t('payouts.part')}
          </Button>
        )}
      </div>
      <BalanceParts balance={balance} />
      {isPart && <PartDialog balance={balance} onClose={() => setPart(false)} />}
    </section>
  );
}

function whyOf(requestable: number, isEnough: boolean, isSetUp: boolean) {
  if (!isSetUp) return 'payouts.setUpFirst';
  if (requestable < 0) return 'payouts.negative';
  return isEnough ? 'payouts.how' : 'payouts.tooLittle';
}
