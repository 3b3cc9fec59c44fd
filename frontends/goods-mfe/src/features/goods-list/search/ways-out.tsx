import {
  Button,
  Empty,
  formatDays,
  Icon,
  IconChevronRight,
  Link,
  prefsChanged,
  Skeleton,
  useAppDispatch,
  useAppSelector,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { useWaysOut, type WayOut } from '../api/count-without';
import { useNearDays } from '../api/find-near-days';
import { useLikeTitles } from '../api/list-suggestions';
import type { Narrowing } from './narrowing';
import { useFilterName } from './use-filter-name';

interface Props {
  readonly narrowing: Narrowing;
  onChange(narrowing: Narrowing): void;
}

/**
 * The suggestions for a search without results: each removable filter with the resulting number of goods, and similar
 * titles.
 */
export function WaysOut({ narrowing, onChange }: Props) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const filter = useAppSelector((state) => state.prefs.filter);
  const ways = useWaysOut(narrowing, filter);
  const near = useNearDays(narrowing);
  const { match, tag } = narrowing;
  const asked = match ?? (tag && `#${tag}`);
  if (!ways) return <Skeleton shape="rows" count={2} />;
  return (
    <>
      <Empty
        title={
          filter === 'in_use'
            ? t('empty.onLoan')
            : asked
              ? t('empty.match', { match: asked })
              : t('empty.filtered')
        }
        actions={
          filter !== 'all' && (
            <Button look="primary" onClick={() => dispatch(prefsChanged({ filter: 'all' }))}>
              {t('empty.showAll')}
            </Button>
          )
        }
      >
        {t(ways.length || near ? 'search.out.hint' : 'empty.matchHint')}
      </Empty>
      {(ways.length > 0 || near) && (
        <section className="card list glopt glways" aria-label={t('search.out.ways')}>
          {near && (
            <Row count={near.count} onTake={() => onChange(near.narrowing)}>
              {t('search.out.nearDays', {
                days: formatDays(near.narrowing.from ?? '', near.narrowing.to ?? '', locale),
              })}
            </Row>
          )}
          {ways.map((way) => (
            <Way
              key={way.filter.kind}
              way={way}
              onTake={() => onChange(way.narrowing)}
              narrowing={narrowing}
            />
          ))}
        </section>
      )}
      {match && <LikeTitles match={match} />}
    </>
  );
}

function Way({ way, narrowing, onTake }: { way: WayOut; narrowing: Narrowing; onTake(): void }) {
  const { t } = useTranslation('goods');
  const name = useFilterName(narrowing)(way.filter);
  return (
    <Row count={way.count} onTake={onTake}>
      {t(way.filter.kind === 'group' ? 'search.out.allGroups' : 'search.out.without', { filter: name })}
    </Row>
  );
}

function Row({ count, onTake, children }: { count: number; onTake(): void; children: string }) {
  const { t } = useTranslation('goods');
  return (
    <button type="button" className="lrow" onClick={onTake}>
      <span className="grow">
        {children}
        <span className="meta"> {t('search.out.count', { count })}</span>
      </span>
      <Icon of={IconChevronRight} size="s" />
    </button>
  );
}

function LikeTitles({ match }: { readonly match: string }) {
  const { t } = useTranslation('goods');
  const { data = [] } = useLikeTitles(match);
  if (data.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="like-titles">
      <h2 id="like-titles">{t('search.out.like')}</h2>
      <div className="card list">
        {data.map(({ text, good_id: id }) => (
          <Link
            key={text}
            className="lrow"
            to={id ? `/goods/${id}` : `/search?match=${encodeURIComponent(text)}`}
          >
            <span className="grow">{text}</span>
            <Icon of={IconChevronRight} size="s" />
          </Link>
        ))}
      </div>
    </section>
  );
}
