import {
  Button,
  ButtonLink,
  Empty,
  PageHeader,
  QueryView,
  Skeleton,
  useFlash,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { leadTo } from '../../account/lead-to';
import { useAccountLink } from '../../account/payout-account';
import { type Balance, useBalance } from './api/get-balance';
import { BalanceCard } from './components/balance-card';
import { BalanceItems } from './components/balance-items';
import { OldestNote } from './components/oldest-note';
import { PayoutList } from './components/payout-list';
import './payouts.css';

/** `payments/payouts`: what card payments have earned, and its way to the lender's bank. */
export function PayoutsScreen() {
  const { t } = useTranslation('payments');
  const balance = useBalance();
  const back = { to: '/payments/history', label: t('history.title') };
  return (
    <>
      <PageHeader
        title={t('payouts.title')}
        back={back}
        actions={balance.data?.set_up ? <ProviderButton /> : undefined}
      >
        <p className="t2">{t('payouts.intro')}</p>
      </PageHeader>
      <QueryView
        query={balance}
        loading={<Skeleton shape="block" />}
        refused={({ code }) => code === 'payments.off' && <Off />}
      >
        {(found) => (isEmpty(found) ? <NotSetUp /> : <Shown balance={found} />)}
      </QueryView>
    </>
  );
}

/** Nothing was ever paid by card, and the account is not set up. */
const isEmpty = ({ set_up: isSetUp, held, disputed, requestable, in_transit: inTransit }: Balance) =>
  !isSetUp && held === 0 && disputed === 0 && requestable === 0 && inTransit === 0;

function Shown({ balance }: { readonly balance: Balance }) {
  return (
    <div className="payouts">
      <div className="paycol">
        <BalanceCard balance={balance} />
        <PayoutList />
      </div>
      <aside className="paycol">
        <BalanceItems balance={balance} />
        <OldestNote balance={balance} />
      </aside>
    </div>
  );
}

/** Opens the provider's page of the account. */
function ProviderButton() {
  const { t } = useTranslation('payments');
  const { sayError } = useFlash();
  const link = useAccountLink();
  return (
    <Button
      small
      busy={link.isPending}
      onClick={() => link.mutate(undefined, { onSuccess: ({ url }) => leadTo(url), onError: sayError })}
    >
      {t('payouts.provider')}
    </Button>
  );
}

/** The installation takes no cards. */
function Off() {
  const { t } = useTranslation('payments');
  return (
    <Empty
      title={t('payouts.off')}
      actions={<ButtonLink to="/payments/sales">{t('sales.title')}</ButtonLink>}
    >
      {t('payouts.offHint')}
    </Empty>
  );
}

function NotSetUp() {
  const { t } = useTranslation('payments');
  const id = useUser()?.id;
  return (
    <Empty
      title={t('payouts.notSetUp')}
      actions={<ButtonLink to={`/users/${id}/edit/lending`}>{t('payout.set')}</ButtonLink>}
    >
      {t('payouts.notSetUpHint')}
    </Empty>
  );
}
