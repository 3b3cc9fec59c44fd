import { PageHeader, Skeleton, useTranslation } from '@kashikari/web-kit';
import { useEffect } from 'react';
import { GoodsList } from './goods-list';
import { Chips } from './search/chips';
import { Facets } from './search/facets';
import { SearchDays } from './search/search-days';
import { useSearch } from './search/use-search';
import { WaysOut } from './search/ways-out';
import { keepSearch, useSearchAccount } from './suggest/kept-searches';

/**
 * `search`: the goods that match the words (`?match=`) and filters of the address. The address also contains the order,
 * filter and view, so that everybody who opens it sees the same.
 */
export function SearchScreen() {
  const { t } = useTranslation('goods');
  const { narrowing, settled, change } = useSearch();
  const { match, tag, group } = narrowing;
  const account = useSearchAccount();
  useEffect(() => keepSearch(account, match ?? ''), [account, match]);
  const isNarrowed = Object.keys(narrowing).length > 0;
  const asked = [match, tag && `#${tag}`].filter(Boolean).join(' ');
  return (
    <>
      <PageHeader title={asked ? t('search.title', { match: asked }) : t('list.title')} />
      <div className="row wrap glsearch">
        <SearchDays narrowing={narrowing} onChange={change} />
        <Facets narrowing={narrowing} onChange={change} />
      </div>
      <Chips narrowing={narrowing} onChange={change} />
      {settled ? (
        <GoodsList
          scope="all"
          {...(group && { groupId: group })}
          narrowing={narrowing}
          {...(isNarrowed && { waysOut: <WaysOut narrowing={narrowing} onChange={change} /> })}
        />
      ) : (
        <Skeleton shape="rows" />
      )}
    </>
  );
}
