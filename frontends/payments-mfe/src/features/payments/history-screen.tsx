import {
  Button,
  ButtonLink,
  Empty,
  Link,
  LoadError,
  PageHeader,
  SelectField,
  Skeleton,
  useFlash,
  useLends,
  useSearchParams,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import type { Payment } from './api/get-payment';
import { useExportPayments } from './api/export-payments';
import { type PaymentFilter, type Scope, usePayments } from './api/list-payments';
import { PaymentRow } from './components/payment-row';
import './payments.css';

const SCOPES: readonly Scope[] = ['pay', 'receive'];

/** The statuses to filter by: those with individual names. */
const STATUSES = [
  'draft',
  'requires_capture',
  'succeeded',
  'payment_failed',
  'canceled',
  'refunded',
] as const satisfies readonly Payment['status'][];

/** `payments/history`: the payments made by the signed-in user and, for lenders, those received. */
export function HistoryScreen() {
  const { t } = useTranslation('payments');
  const [query, setQuery] = useSearchParams();
  const lends = useLends();
  const scope = query.get('scope') === 'receive' ? 'receive' : 'pay';
  const status = STATUSES.find((one) => one === query.get('status'));
  const show = (next: PaymentFilter) =>
    setQuery(
      {
        ...(next.scope === 'receive' && { scope: next.scope }),
        ...(next.status && { status: next.status }),
      },
      { replace: true },
    );
  return (
    <>
      <PageHeader title={t('history.title')} back={{ to: '/menu', label: t('history.back') }} />
      <nav className="paylinks" aria-label={t('history.money')}>
        {lends && (
          <>
            <Link to="/payments/sales">{t('history.sales')}</Link>
            <Link to="/payments/payouts">{t('history.payouts')}</Link>
          </>
        )}
        <Link to="/payments/documents">{t('history.documents')}</Link>
      </nav>
      {(lends || scope === 'receive') && (
        <div className="seg" role="group" aria-label={t('history.scope')}>
          {SCOPES.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === scope}
              onClick={() => show({ scope: one, status })}
            >
              {t(`history.${one}`)}
            </button>
          ))}
        </div>
      )}
      <div className="payfilter">
        <SelectField
          label={t('history.status')}
          name="status"
          value={status ?? ''}
          options={[
            { value: '', label: t('history.all') },
            ...STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
          onValue={(value) => show({ scope, status: STATUSES.find((one) => one === value) })}
        />
      </div>
      <Payments filter={{ scope, status }} onShowAll={() => show({ scope })} />
    </>
  );
}

interface PaymentsProps {
  readonly filter: PaymentFilter;
  readonly onShowAll: () => void;
}

function Payments({ filter, onShowAll }: PaymentsProps) {
  const { t } = useTranslation('payments');
  const found = usePayments(filter);
  if (found.isPending) return <Skeleton shape="rows" />;
  if (found.isLoadingError) return <LoadError error={found.error} onRetry={() => void found.refetch()} />;
  const { pages } = found.data;
  const payments = pages.flatMap((page) => page.payments);
  const people = new Map(pages.flatMap(({ users }) => users.map(({ id, name }) => [id, name])));
  if (payments.length === 0) return <NoPayments filter={filter} onShowAll={onShowAll} />;
  return (
    <>
      <div className="payabove">
        <p className="sm t2" role="status">
          {t('history.total', { count: pages[0]?.meta.total ?? 0 })}
        </p>
        <Save filter={filter} />
      </div>
      <div className="card list">
        {payments.map((payment) => (
          <PaymentRow
            key={payment.id}
            payment={payment}
            person={people.get((filter.scope === 'pay' ? payment.payee_id : payment.payer_id) ?? '')}
          />
        ))}
      </div>
      {found.hasNextPage && (
        <Button full busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </>
  );
}

function Save({ filter }: { readonly filter: PaymentFilter }) {
  const { t } = useTranslation('payments');
  const { sayError } = useFlash();
  const save = useExportPayments();
  return (
    <Button
      small
      busy={save.isPending}
      onClick={() => save.mutate({ ...filter, name: t('history.file') }, { onError: sayError })}
    >
      {t('history.save')}
    </Button>
  );
}

function NoPayments({ filter: { scope, status }, onShowAll }: PaymentsProps) {
  const { t } = useTranslation('payments');
  const id = useUser()?.id;
  if (status) {
    return (
      <Empty
        title={t('history.noneWithStatus')}
        actions={<Button onClick={onShowAll}>{t('history.showAll')}</Button>}
      />
    );
  }
  const next = scope === 'pay' ? '/search' : `/users/${id}/goods_picker`;
  return (
    <Empty
      title={t('history.empty')}
      actions={<ButtonLink to={next}>{t(`history.${scope}Next`)}</ButtonLink>}
    >
      {t(`history.${scope}Hint`)}
    </Empty>
  );
}
