import { Button, prefsChanged, useAppDispatch, useTranslation } from '@kashikari/web-kit';

/** Says beside the twelve hours where goods are that are lent by the day; `alone`: there are no others. */
export function LentByDay({ alone }: { readonly alone: boolean }) {
  const { t } = useTranslation('goods');
  const dispatch = useAppDispatch();
  return (
    <p className="meta schhint">
      {alone && `${t('schedule.noneByHour')} `}
      {t('schedule.byDay')}{' '}
      <Button look="quiet" small onClick={() => dispatch(prefsChanged({ view: 'two-week' }))}>
        {t('schedule.toTwoWeeks')}
      </Button>
    </p>
  );
}
