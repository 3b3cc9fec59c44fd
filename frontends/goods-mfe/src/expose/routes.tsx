import { defineRemote, lazyScreen } from '@kashikari/web-kit';
import { AskedTransfers } from '../features/asked-transfers/asked-transfers';

const SearchScreen = lazyScreen(() => import('../features/goods-list/search-screen'), 'SearchScreen');
const SuggestScreen = lazyScreen(
  () => import('../features/goods-list/suggest/suggest-screen'),
  'SuggestScreen',
);
const GoodsList = lazyScreen(() => import('../features/goods-list/goods-list'), 'GoodsList');
const CardGoods = lazyScreen(() => import('../features/goods-list/card-goods'), 'CardGoods');
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
const ReviewsScreen = lazyScreen(() => import('../features/voices/reviews-screen'), 'ReviewsScreen');
const CommentsScreen = lazyScreen(() => import('../features/voices/comments-screen'), 'CommentsScreen');
const ShareScreen = lazyScreen(() => import('../features/share/share-screen'), 'ShareScreen');
const EditGoodScreen = lazyScreen(() => import('../features/good-form/edit-good-screen'), 'EditGoodScreen');
const AttachCodeScreen = lazyScreen(
  () => import('../features/attach-code/attach-code-screen'),
  'AttachCodeScreen',
);
const TransferScreen = lazyScreen(() => import('../features/transfer/transfer-screen'), 'TransferScreen');
const ImportSelectScreen = lazyScreen(
  () => import('../features/imports/select-screen'),
  'ImportSelectScreen',
);
const CsvImportScreen = lazyScreen(() => import('../features/imports/csv-screen'), 'CsvImportScreen');
const CsvEditScreen = lazyScreen(() => import('../features/imports/csv-screen'), 'CsvEditScreen');
const GroupLabels = lazyScreen(() => import('../features/labels/labels-screen'), 'GroupLabelsScreen');
const AccountLabels = lazyScreen(() => import('../features/labels/labels-screen'), 'AccountLabelsScreen');
const IsbnImportScreen = lazyScreen(() => import('../features/imports/isbn-screen'), 'IsbnImportScreen');

/** The exports of this remote: goods, their lists and their forms. */
export const remote = defineRemote({
  name: 'goods',
  kit: KIT_VERSION,
  translations: {
    ja: () => import('../i18n/ja.json'),
    en: () => import('../i18n/en.json'),
    'ja-Hira': () => import('../i18n/ja-Hira.json'),
  },
  routes: [
    { path: 'search', element: <SearchScreen /> },
    { path: 'search/suggest', element: <SuggestScreen /> },
    { path: 'goods/new', element: <NewGoodScreen /> },
    { path: 'goods/new/import_select', element: <ImportSelectScreen /> },
    { path: 'goods/new/csv_import', element: <CsvImportScreen /> },
    { path: 'goods/new/isbn_import', element: <IsbnImportScreen /> },
    { path: 'goods/edit/csv_import', element: <CsvEditScreen /> },
    { path: 'goods/attach', element: <AttachCodeScreen /> },
    { path: 'goods/:id', element: <GoodScreen /> },
    { path: 'goods/:id/edit', element: <EditGoodScreen /> },
    { path: 'goods/:id/reviews', element: <ReviewsScreen /> },
    { path: 'goods/:id/comments', element: <CommentsScreen /> },
    { path: 'goods/:id/share', element: <ShareScreen /> },
    { path: 'goods/:id/edit/transfer', element: <TransferScreen /> },
    { path: 'display_options', element: <DisplayOptions /> },
    { path: 'sort_options', element: <SortOptions /> },
    { path: 'preview/:id', element: <PreviewScreen /> },
    { path: 'users/:id/goods_picker', element: <GoodsPickerScreen /> },
    { path: 'users/:id/export/goods_qr_code', element: <AccountLabels /> },
    { path: '-/:id/export/goods_qr_code', element: <GroupLabels /> },
  ],
  slots: {
    'goods-list': GoodsList,
    'card-goods': CardGoods,
    'group-goods': GroupGoods,
    'why-not': WhyNot,
    'asked-transfers': AskedTransfers,
  },
});
