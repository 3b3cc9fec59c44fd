import { PAYOUT_AFTER_DAYS } from '@kashikari/kernel';
import { Button, LoadError, Skeleton, StateChip, useTranslation } from '@kashikari/web-kit';
import { useMoment } from '../../../money/use-day';
import { useYen } from '../../../money/use-yen';
import { type Payout, usePayouts } from '../api/list-payouts';

/** The payouts so far, the latest first. */
export function PayoutList() {
  const { t } = useTranslation('payments');
  const found = usePayouts();
  return (
    <section className="sec" aria-labelledby="payouts-so-far">
      <div className="sec-h">
        <h2 id="payouts-so-far">{t('payouts.list')}</h2>
      </div>
      {found.isPending && <Skeleton shape="rows" />}
      {found.isLoadingError && <LoadError error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && <Rows payouts={found.data.pages.flatMap(({ payouts }) => payouts)} />}
      {found.hasNextPage && (
        <Button full busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </section>
  );
}

function Rows({ payouts }: { readonly payouts: readonly Payout[] }) {
  const { t } = useTranslation('payments');
  if (payouts.length === 0) return <p className="card pad t2">{t('payouts.none')}</p>;
  return (
    <ul className="card list">
      {payouts.map((payout) => (
        <Row key={payout.id} payout={payout} />
      ))}
    </ul>
  );
}

const STATES = { requested: 'part', in_transit: 'part', paid: 'free', failed: 'overdue' } as const;

/** Codes of failures with words of their own. */
const FAILURES = [
  'account_closed',
  'no_account',
  'invalid_account_number',
  'incorrect_account_holder_name',
] as const;

function Row({ payout }: { readonly payout: Payout }) {
  const { t } = useTranslation('payments');
  const yen = useYen();
  const moment = useMoment();
  const { status, amount, automatic, failure, provider_id: providerId, requested_at: at } = payout;
  const known = FAILURES.find((code) => code === failure);
  return (
    <li className="lrow">
      <div className="grow">
        <span className="meta">{moment(at)}</span>
        <div>
          <StateChip state={STATES[status]}>{t(`payouts.status.${status}`)}</StateChip>
        </div>
        {status === 'failed' && (
          <p className="meta">
            {t(known ? `payouts.failure.${known}` : 'payouts.failure.other')} {t('payouts.backInBalance')}
          </p>
        )}
        {automatic && <p className="meta">{t('payouts.automatic', { days: PAYOUT_AFTER_DAYS })}</p>}
        {providerId && <p className="meta payid">{providerId}</p>}
      </div>
      <b className="nb">{yen(amount)}</b>
    </li>
  );
}
