import { PageHeader, useSearchParams, useTranslation } from '@kashikari/web-kit';
import { GoodsList } from './goods-list';

/** `search`: goods found by the words in the header's search box (`?match=`), or those with a tag (`?tag=`). */
export function SearchScreen() {
  const { t } = useTranslation('goods');
  const [params] = useSearchParams();
  const match = (params.get('match') ?? '').trim();
  const tag = (params.get('tag') ?? '').trim().replace(/^[#＃]/, '');
  const asked = [match, tag && `#${tag}`].filter(Boolean).join(' ');
  return (
    <>
      <PageHeader title={asked ? t('search.title', { match: asked }) : t('list.title')} />
      <GoodsList scope="all" match={match || undefined} tag={tag || undefined} />
    </>
  );
}
