import { defineRemote, lazyScreen } from '@kashikari/web-kit';

const SearchScreen = lazyScreen(() => import('../features/goods-list/search-screen'), 'SearchScreen');
const GoodsList = lazyScreen(() => import('../features/goods-list/goods-list'), 'GoodsList');
const WhyNot = lazyScreen(() => import('../why-not/why-not'), 'WhyNot');
const GoodScreen = lazyScreen(() => import('../features/good-detail/good-screen'), 'GoodScreen');
const NewGoodScreen = lazyScreen(() => import('../features/good-form/new-good-screen'), 'NewGoodScreen');
const DisplayOptions = lazyScreen(() => import('../features/goods-list/options-screen'), 'DisplayOptions');
const SortOptions = lazyScreen(() => import('../features/goods-list/options-screen'), 'SortOptions');
const PreviewScreen = lazyScreen(() => import('../features/preview/preview-screen'), 'PreviewScreen');
const GoodsPickerScreen = lazyScreen(
  () => import('../features/goods-picker/goods-picker-screen'),
  'GoodsPickerScreen',
);
const GroupGoods = lazyScreen(() => import('../features/goods-picker/group-goods'), 'GroupGoods');
const EditGoodScreen = lazyScreen(() => import('../features/good-form/edit-good-screen'), 'EditGoodScreen');

/** What this remote offers: goods, their lists and their forms. */
export const remote = defineRemote({
  name: 'goods',
  translations: {
    ja: () => import('../i18n/ja.json'),
    en: () => import('../i18n/en.json'),
    'ja-Hira': () => import('../i18n/ja-Hira.json'),
  },
  routes: [
    { path: 'search', element: <SearchScreen /> },
    { path: 'goods/new', element: <NewGoodScreen /> },
    { path: 'goods/:id', element: <GoodScreen /> },
    { path: 'goods/:id/edit', element: <EditGoodScreen /> },
    { path: 'display_options', element: <DisplayOptions /> },
    { path: 'sort_options', element: <SortOptions /> },
    { path: 'preview/:id', element: <PreviewScreen /> },
    { path: 'users/:id/goods_picker', element: <GoodsPickerScreen /> },
  ],
  slots: { 'goods-list': GoodsList, 'group-goods': GroupGoods, 'why-not': WhyNot },
});
