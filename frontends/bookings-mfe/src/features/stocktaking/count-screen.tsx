import {
  ButtonLink,
  LoadError,
  Note,
  PageHeader,
  SelectField,
  Skeleton,
  useNavigate,
  useParams,
  useTranslation,
} from '@kashikari/web-kit';
import { CodeField } from './components/code-field';
import { CountCard } from './components/count-card';
import { ProgressPart } from './components/progress-part';
import { SeveralThings, UnknownCode } from './components/read-thing';
import { RecentCounts } from './components/recent-counts';
import { useCounting } from './components/use-counting';
import { type StocktakingContext, WithScope } from './components/with-scope';
import { isOpen } from './api/stocktaking-types';
import { TODAY, countAddress, stockAddress } from './rules/addresses';

/** `-/{group}/stocktaking/create/{code}`: counts one good after the other by their codes. */
export function CountScreen() {
  return (
    <WithScope>{(counting) => <Count key={counting.scope.period?.id ?? TODAY} {...counting} />}</WithScope>
  );
}

function Count({ group, periods, scope, live }: StocktakingContext) {
  const { t } = useTranslation('bookings');
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const { slug } = group;
  const { period } = scope;
  const counting = useCounting({ slug, scope, code, live });
  const { found, field, card } = counting;
  const open = periods.filter(({ closed_at: closed }) => closed === null);
  const check = stockAddress(slug, 'check', period);
  return (
    <>
      <PageHeader
        title={t('stock.title')}
        back={{ to: stockAddress(slug, '', period), label: t('stock.title') }}
        actions={
          <ButtonLink small to={check}>
            {t('stock.check')}
          </ButtonLink>
        }
      >
        <p className="meta">{period?.name ?? t('stock.today')}</p>
      </PageHeader>
      <div className="stcols">
        <div className="stcol">
          {isOpen(scope) ? (
            <>
              {found.isFetching && !found.data && <Skeleton shape="block" />}
              {found.isLoadingError && <LoadError error={found.error} onRetry={() => void found.refetch()} />}
              {found.data?.kind === 'good' && (
                <CountCard
                  key={found.data.good.id}
                  handle={card}
                  scope={scope}
                  good={found.data.good}
                  date={counting.date}
                  place={counting.place}
                  places={counting.places}
                  focus={counting.byHand}
                  onPlace={counting.setPlace}
                  onSaving={() => field.current?.focus()}
                  onSaved={counting.saved}
                  onCode={(next) => counting.read(next, true)}
                />
              )}
              {found.data?.kind === 'several' && (
                <SeveralThings goods={found.data.goods} addressOf={(id) => countAddress(slug, id, period)} />
              )}
              {found.data?.kind === 'unknown' && (
                <UnknownCode
                  groupId={group.id}
                  period={period?.id ?? TODAY}
                  code={code}
                  ways={found.data}
                  onDrop={counting.drop}
                />
              )}
              <p className="stsaid" role="status">
                {counting.said}
              </p>
              <CodeField waits={code === ''} handle={field} onCode={counting.read} />
            </>
          ) : (
            <Note>{t('stock.isClosed', { name: period?.name })}</Note>
          )}
          {open.length > 0 && (
            <SelectField
              label={t('stock.countFor')}
              value={period?.id ?? TODAY}
              options={[
                ...open.map(({ id, name }) => ({ value: id, label: name })),
                { value: TODAY, label: t('stock.today') },
              ]}
              onValue={(id) =>
                navigate(stockAddress(slug, 'create', id === TODAY ? null : { id }), { replace: true })
              }
            />
          )}
        </div>
        <div className="stcol">
          <section className="card pad" aria-label={t('stock.progress')}>
            <h2 className="stsmall">{t('stock.progress')}</h2>
            <ProgressPart scope={scope} live={live} people />
          </section>
          <RecentCounts slug={slug} scope={scope} date={counting.date} live={live} />
        </div>
      </div>
    </>
  );
}
