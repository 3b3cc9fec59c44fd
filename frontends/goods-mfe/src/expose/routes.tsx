import { defineRemote, lazyScreen } from '@kashikari/web-kit';

const SearchScreen = lazyScreen(() => import('../features/goods-list/search-screen'), 'SearchScreen');
const GoodsList = lazyScreen(() => import('../features/goods-list/goods-list'), 'GoodsList');

/** What this remote offers: goods and their lists. */
export const remote = defineRemote({
  name: 'goods',
  translations: {
    ja: () => import('../i18n/ja.json'),
    en: () => import('../i18n/en.json'),
    'ja-Hira': () => import('../i18n/ja-Hira.json'),
  },
  routes: [{ path: 'search', element: <SearchScreen /> }],
  slots: { 'goods-list': GoodsList },
});
