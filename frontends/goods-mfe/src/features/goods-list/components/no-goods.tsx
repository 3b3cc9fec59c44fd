import {
  Button,
  ButtonLink,
  Empty,
  prefsChanged,
  type SlotProps,
  useAppDispatch,
  useAppSelector,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';

interface Props {
  readonly filtered: boolean;
  readonly scope: SlotProps['goods-list']['scope'];
  readonly groupId?: string;
  readonly inFolder?: boolean;
}

/** Explains why the list is empty, and offers a remedy. */
export function NoGoods({ filtered, scope, groupId, inFolder = false }: Props) {
  const { t } = useTranslation('goods');
  const user = useUser();
  const dispatch = useAppDispatch();
  const onLoan = useAppSelector((state) => state.prefs.filter === 'in_use');
  if (scope === 'booked') return <Empty title={t('empty.booked')}>{t('empty.bookedHint')}</Empty>;
  if (filtered) {
    return (
      <Empty
        title={t(onLoan ? 'empty.onLoan' : 'empty.filtered')}
        actions={
          <Button look="primary" onClick={() => dispatch(prefsChanged({ filter: 'all' }))}>
            {t('empty.showAll')}
          </Button>
        }
      />
    );
  }
  if (scope === 'liked') return <Empty title={t('empty.liked')}>{t('empty.likedHint')}</Empty>;
  if (inFolder) return <Empty title={t('empty.folder')} />;
  return (
    <Empty
      title={t('empty.shelf')}
      actions={
        user && (
          <ButtonLink to={`/goods/new/import_select${groupId ? `?group=${groupId}` : ''}`} look="primary">
            {t('form.newTitle')}
          </ButtonLink>
        )
      }
    >
      {t('empty.shelfHint')}
    </Empty>
  );
}
