import {
  Button,
  ButtonLink,
  dayIn,
  Empty,
  formatDays,
  PageHeader,
  QueryView,
  SelectField,
  Skeleton,
  useFlash,
  useLocale,
  useSearchParams,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { type Sales, type SalesFilter, useSales } from './api/get-sales';
import { useSaveLedger } from './api/save-ledger';
import { SalesFigures } from './components/sales-figures';
import { SalesGoods } from './components/sales-goods';
import { SalesPlot } from './components/sales-plot';
import { SalesTable } from './components/sales-table';
import { daysOf, isRange, RANGES } from './sales-range';
import './sales.css';

/** `payments/sales`: what the signed-in user's goods and groups earned, by month and by good. */
export function SalesScreen() {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const zone = useUser()?.time_zone ?? 'Asia/Tokyo';
  const today = dayIn(zone);
  const [query, setQuery] = useSearchParams();
  const asked = query.get('range');
  const range = isRange(asked) ? asked : 'half';
  const days = daysOf(range, today);
  const goodId = query.get('good') ?? undefined;
  const filter = { ...days, ...(goodId && { good_id: goodId }) };
  const sales = useSales(filter, zone);
  const show = (next: string, good: string | undefined) =>
    setQuery({ ...(next !== 'half' && { range: next }), ...(good && { good }) }, { replace: true });
  return (
    <>
      <PageHeader title={t('sales.title')} back={{ to: '/payments/history', label: t('history.title') }}>
        <p className="t2">{formatDays(days.from, days.to, locale)}</p>
      </PageHeader>
      <div className="salestop">
        <SelectField
          label={t('sales.range')}
          name="range"
          value={range}
          options={RANGES.map((value) => ({ value, label: t(`sales.ranges.${value}`) }))}
          onValue={(value) => show(value, goodId)}
        />
        <Save filter={filter} zone={zone} />
      </div>
      <QueryView query={sales} loading={<SalesSkeleton />}>
        {(found) => (
          <div className="sales" aria-busy={sales.isPlaceholderData}>
            {goodId && (
              <p>
                <b>{titleOf(found, goodId) ?? t('sales.oneGood')}</b>{' '}
                <Button look="quiet" small onClick={() => show(range, undefined)}>
                  {t('sales.allGoods')}
                </Button>
              </p>
            )}
            {found.gross === 0 ? <Nothing isFiltered={goodId !== undefined} /> : <Shown sales={found} />}
          </div>
        )}
      </QueryView>
    </>
  );
}

const titleOf = ({ by_good: goods }: Sales, id: string) =>
  goods.find(({ good_id: goodId }) => goodId === id)?.good_title;

function Shown({ sales }: { readonly sales: Sales }) {
  const { t } = useTranslation('payments');
  return (
    <>
      <SalesFigures sales={sales} />
      <section className="sec" aria-labelledby="by-month">
        <div className="sec-h">
          <h2 id="by-month">{t('sales.byMonth')}</h2>
        </div>
        <div className="salesmonths">
          <SalesPlot months={sales.months} />
          <SalesTable sales={sales} />
        </div>
      </section>
      <SalesGoods sales={sales} />
      <p className="hint">{t('sales.note')}</p>
    </>
  );
}

interface SaveProps {
  readonly filter: SalesFilter;
  readonly zone: string;
}

function Save({ filter: { from, to }, zone }: SaveProps) {
  const { t } = useTranslation('payments');
  const { sayError } = useFlash();
  const save = useSaveLedger(zone);
  return (
    <Button
      busy={save.isPending}
      onClick={() => save.mutate({ from, to, name: t('sales.file') }, { onError: sayError })}
    >
      {t('sales.save')}
    </Button>
  );
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  const { t } = useTranslation('payments');
  const id = useUser()?.id;
  return (
    <Empty
      title={t('sales.empty')}
      actions={
        !isFiltered && <ButtonLink to={`/users/${id}/goods_picker`}>{t('history.receiveNext')}</ButtonLink>
      }
    >
      {t('sales.emptyHint')}
    </Empty>
  );
}

/** Gray blocks where the figures and months will be. */
function SalesSkeleton() {
  return (
    <div className="sales">
      <Skeleton shape="block" />
      <Skeleton shape="rows" count={6} />
    </div>
  );
}
