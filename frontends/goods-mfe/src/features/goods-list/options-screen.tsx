import { GOODS_SORTS } from '@kashikari/kernel';
import { Icon, prefsChanged, useAppDispatch, useAppSelector, useTranslation } from '@kashikari/web-kit';
import { OptionsSheet } from './components/options-sheet';
import { VIEWS } from './list-options';

/** `display_options`: the views of the lists of goods, as a window over a list. */
export function DisplayOptions() {
  const { t } = useTranslation('goods');
  const dispatch = useAppDispatch();
  return (
    <OptionsSheet
      title={t('view.label')}
      chosen={useAppSelector((state) => state.prefs.view)}
      options={VIEWS.map(({ view, icon }) => ({
        value: view,
        label: t(`view.${view}`),
        leading: <Icon of={icon} />,
      }))}
      onChoose={(view) => dispatch(prefsChanged({ view }))}
    />
  );
}

/** `sort_options`: the orders of the lists of goods, as a window over a list. */
export function SortOptions() {
  const { t } = useTranslation('goods');
  const dispatch = useAppDispatch();
  return (
    <OptionsSheet
      title={t('sort.label')}
      chosen={useAppSelector((state) => state.prefs.sort)}
      options={GOODS_SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      onChoose={(sort) => dispatch(prefsChanged({ sort }))}
    />
  );
}
