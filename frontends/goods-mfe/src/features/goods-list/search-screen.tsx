import {
  PageHeader,
  QueryView,
  Skeleton,
  useQuery,
  useSearchParams,
  useTranslation,
} from '@kashikari/web-kit';
import { goodsQuery } from './api/list-goods';
import { GoodsShelf } from './components/goods-shelf';

/** Goods found by the words in the header's search box. */
export function SearchScreen() {
  const { t } = useTranslation('goods');
  const [params] = useSearchParams();
  const match = params.get('match') ?? '';
  const goods = useQuery(goodsQuery({ match: match || undefined }));
  return (
    <>
      <PageHeader title={match ? t('search.title', { match }) : t('list.title')} />
      <QueryView query={goods} loading={<Skeleton shape="cards" />}>
        {(found) => <GoodsShelf goods={found.goods} images={found.images} />}
      </QueryView>
    </>
  );
}
