import {
  ButtonLink,
  Empty,
  formatNumber,
  Icon,
  IconChevronRight,
  IconScan,
  Link,
  PageHeader,
  Skeleton,
  useLocale,
  useSearchParams,
  useTranslation,
} from '@kashikari/web-kit';
import { type Suggestion, useSuggestions } from '../api/list-suggestions';
import { Chips } from '../search/chips';
import { type Narrowing, narrowingOf } from '../search/narrowing';
import '../goods-list.css';
import { KeptSearches } from './kept-searches-list';
import { typedPart } from './typed-part';
import { useArrowKeys } from './use-arrow-keys';

/**
 * `search/suggest`: suggestions for the text typed into the header (`?q=`): titles, tags and categories, in a group if
 * one is given. It also lists the user's earlier searches.
 */
export function SuggestScreen() {
  const { t } = useTranslation('goods');
  const [params, setParams] = useSearchParams();
  const typed = (params.get('q') ?? '').trim();
  const { group } = narrowingOf(params);
  const list = useArrowKeys();
  const leaveGroup = () =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('group');
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <PageHeader
        title={t('suggest.search')}
        back={group ? { to: `/-/${group}`, label: t('search.group') } : { to: '/home', label: t('home') }}
        actions={
          <ButtonLink to="/barcode-scanner" look="quiet" small>
            <Icon of={IconScan} size="s" />
            {t('suggest.scan')}
          </ButtonLink>
        }
      />
      {group && <Chips narrowing={{ group }} onChange={leaveGroup} />}
      <div ref={list}>
        {typed && <Suggestions typed={typed} group={group} />}
        <KeptSearches isAlone={!typed} addressOf={(match) => addressOf({ match, group })} />
      </div>
    </>
  );
}

/** The address of a search. */
function addressOf(narrowing: Narrowing): string {
  const there = Object.entries(narrowing).filter(([, value]) => value);
  return `/search?${new URLSearchParams(there).toString()}`;
}

interface Props {
  readonly typed: string;
  readonly group: string | undefined;
}

function Suggestions({ typed, group }: Props) {
  const { t } = useTranslation('goods');
  const { data, isPending } = useSuggestions(typed, group);
  if (isPending) return <Skeleton shape="rows" count={4} />;
  const all = addressOf({ match: typed, group });
  if (!data?.length) {
    const toAll = (
      <ButtonLink look="primary" to={all}>
        {t('suggest.all', { typed })}
      </ButtonLink>
    );
    return (
      <Empty title={t('suggest.none', { typed })} actions={toAll}>
        {t('suggest.noneHint')}
      </Empty>
    );
  }
  return (
    <section className="card list glsug" aria-label={t('suggest.title')}>
      {data.map((one) => (
        <Row key={`${one.kind} ${one.text}`} one={one} typed={typed} group={group} />
      ))}
      <Link className="lrow" to={all}>
        <span className="grow">{t('suggest.all', { typed })}</span>
        <Icon of={IconChevronRight} size="s" />
      </Link>
    </section>
  );
}

function Row({ one, typed, group }: Props & { readonly one: Suggestion }) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const [before, hit, after] = typedPart(one.text, typed);
  const count = formatNumber(one.count, locale);
  return (
    <Link className="lrow" to={placeOf(one, group)}>
      <span className="grow">
        {one.kind === 'tag' && '#'}
        {before}
        {hit && <mark>{hit}</mark>}
        {after}
      </span>
      <span className="meta">
        {one.kind === 'good' && one.count === 1
          ? t('suggest.kind.good')
          : t('suggest.counted', { kind: t(`suggest.kind.${one.kind}`), count: one.count, number: count })}
      </span>
    </Link>
  );
}

/** A title that one good has leads to it; one of several, a tag and a category to the search of these. */
function placeOf({ kind, text, good_id: good, count }: Suggestion, group: string | undefined): string {
  if (kind !== 'good') return addressOf({ [kind]: text, group });
  return good && count === 1 ? `/goods/${good}` : addressOf({ match: text, group });
}
