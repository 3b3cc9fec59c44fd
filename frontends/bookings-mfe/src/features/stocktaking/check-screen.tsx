import {
  Button,
  ButtonLink,
  Empty,
  Icon,
  IconButton,
  IconDownload,
  PageHeader,
  QueryView,
  Skeleton,
  useFlash,
  useMedia,
  useTranslation,
} from '@kashikari/web-kit';
import { PER_PAGE, useCheck } from './api/get-check';
import { useSaveCheckFile } from './api/save-check-file';
import { type CheckAnswer, type Period, isOpen } from './api/stocktaking-types';
import { CheckFigures } from './components/check-figures';
import { CheckFilters } from './components/check-filters';
import { CheckList } from './components/check-list';
import { CheckTable } from './components/check-table';
import { Pages } from './components/pages';
import { SettleBar } from './components/settle-bar';
import { useClosePeriod } from './components/use-close-period';
import { type StocktakingContext, WithScope } from './components/with-scope';
import { TODAY, stockAddress } from './rules/addresses';
import { useCheckFilter } from './use-check-filter';
import { isUndecided, useChosen } from './use-chosen';
import './check.css';

/**
 * `-/{group}/stocktaking/check`: the expected and the counted quantities. Differences are settled after the period is
 * closed.
 */
export function CheckScreen() {
  return (
    <WithScope>{(counting) => <Check key={counting.scope.period?.id ?? TODAY} {...counting} />}</WithScope>
  );
}

function Check(counting: StocktakingContext) {
  const { t } = useTranslation('bookings');
  const { group, scope, live } = counting;
  const shown = useCheckFilter();
  const check = useCheck(scope, shown.filter, live);
  const { sayError } = useFlash();
  const save = useSaveCheckFile(scope);
  const name = scope.period?.name ?? t('stock.today');
  return (
    <>
      <PageHeader
        title={t('stock.checkTitle')}
        back={{ to: stockAddress(group.slug, '', scope.period), label: t('stock.title') }}
        actions={
          <IconButton
            label={t('stock.saveFile')}
            aria-busy={save.isPending}
            disabled={save.isPending}
            onClick={() => save.mutate(name, { onError: sayError })}
          >
            <Icon of={IconDownload} />
          </IconButton>
        }
      >
        <p className="meta">
          {[name, scope.period?.closed_at && t('stock.readOnly')].filter(Boolean).join('・')}
        </p>
      </PageHeader>
      <QueryView query={check} loading={<CheckSkeleton />}>
        {(answer) => (
          <Found counting={counting} shown={shown} answer={answer} stale={check.isPlaceholderData} />
        )}
      </QueryView>
    </>
  );
}

interface FoundProps {
  readonly counting: StocktakingContext;
  readonly shown: ReturnType<typeof useCheckFilter>;
  readonly answer: CheckAnswer;
  /** True while the previous page is shown because another one loads. */
  readonly stale: boolean;
}

function Found({ counting: { group, scope }, shown, answer, stale }: FoundProps) {
  const { t } = useTranslation('bookings');
  const { slug } = group;
  const { period } = scope;
  const isWide = useMedia('(min-width: 1200px)');
  const chosen = useChosen();
  const settles = period !== null && !isOpen(scope);
  const undecided = settles ? answer.checks.filter(isUndecided) : [];
  const List = isWide ? CheckTable : CheckList;
  return (
    <div className={stale ? 'stcheck stale' : 'stcheck'} aria-busy={stale}>
      <CheckFigures totals={answer.totals} />
      <CheckFilters shown={shown} answer={answer} />
      {undecided.length > 0 && (
        <Button small onClick={() => chosen.toggleAll(undecided)}>
          {t('stock.chooseAll', { count: undecided.length })}
        </Button>
      )}
      {answer.checks.length > 0 ? (
        <List slug={slug} scope={scope} answer={answer} settles={settles} chosen={chosen} />
      ) : (
        <Nothing slug={slug} period={period} hasFilter={Boolean(shown.filter.state ?? shown.filter.place)} />
      )}
      <Pages
        page={shown.filter.page}
        pages={Math.ceil(answer.meta.total / PER_PAGE)}
        onPage={shown.setPage}
      />
      <p className="meta">{t('stock.howCounted')}</p>
      {period && isOpen(scope) && <CloseRow period={period} answer={answer} />}
      {period && settles && chosen.ids.length > 0 && <SettleBar period={period} chosen={chosen} />}
    </div>
  );
}

/** The button that closes a period. Closing precedes settling, since settled counts must not change. */
function CloseRow({ period, answer }: { readonly period: Period; readonly answer: CheckAnswer }) {
  const { t } = useTranslation('bookings');
  const { close, busy } = useClosePeriod(period);
  return (
    <section className="card pad row sp wrap" aria-label={t('stock.close.verb')}>
      <div className="grow">
        <p className="b">{t('stock.toDecide', { count: answer.undecided })}</p>
        <p className="meta">{t('stock.close.then')}</p>
      </div>
      <Button busy={busy} onClick={() => void close(answer.totals.not_scanned)}>
        {t('stock.close.verb')}
      </Button>
    </section>
  );
}

interface NothingProps {
  readonly slug: string;
  readonly period: Period | null;
  readonly hasFilter: boolean;
}

function Nothing({ slug, period, hasFilter }: NothingProps) {
  const { t } = useTranslation('bookings');
  return (
    <Empty
      title={t(hasFilter ? 'stock.noneOfFilter' : 'stock.noItems')}
      actions={
        <ButtonLink to={stockAddress(slug, hasFilter ? 'check' : '', period)}>
          {t(hasFilter ? 'stock.showAll' : 'stock.title')}
        </ButtonLink>
      }
    />
  );
}

function CheckSkeleton() {
  return (
    <>
      <Skeleton shape="block" />
      <Skeleton shape="rows" count={6} />
    </>
  );
}
