import { PageHeader, useSearchParams, useTranslation } from '@kashikari/web-kit';
import { GoodsList } from './goods-list';

/** Goods found by the words in the header's search box. */
export function SearchScreen() {
  const { t } = useTranslation('goods');
  const [params] = useSearchParams();
  const match = (params.get('match') ?? '').trim();
  return (
    <>
      <PageHeader title={match ? t('search.title', { match }) : t('list.title')} />
      <GoodsList scope="all" match={match || undefined} />
    </>
  );
}
