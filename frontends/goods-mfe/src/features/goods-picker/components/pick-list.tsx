import { Button, ButtonLink, Empty, LoadError, Skeleton, useTranslation } from '@kashikari/web-kit';
import type { PickerRow } from '../rows';
import type { PickerState } from '../use-picker';
import { ChoiceBar } from './choice-bar';
import { GoodsTable } from './goods-table';

interface Props {
  readonly picker: PickerState;
  readonly rows: PickerRow[];
  /** Address of the form for a first good. */
  readonly register: string;
}

/** The goods that match, with a box each and the choice over them; says why nothing matches. */
export function PickList({ picker, rows, register }: Props) {
  const { t } = useTranslation('goods');
  const { goods, choice, onlyChosen, found } = picker;
  return (
    <>
      {goods.isPending && <Skeleton shape="rows" />}
      {goods.isLoadingError && <LoadError error={goods.error} onRetry={() => void goods.refetch()} />}
      {goods.isSuccess && rows.length === 0 && <Nothing asked={picker.asked} register={register} />}
      {rows.length > 0 && (
        <div className="card list">
          <ChoiceBar
            choice={choice}
            question={picker.question}
            total={picker.total}
            onlyChosen={onlyChosen}
            onOnlyChosen={picker.setOnlyChosen}
          />
          <GoodsTable rows={rows} choice={choice} />
        </div>
      )}
      {rows.length > 0 && <KeyHints />}
      {goods.hasNextPage && !onlyChosen && (
        <>
          <p className="meta gp-more">{t('picker.sortedHere', { count: found.length })}</p>
          <Button full busy={goods.isFetchingNextPage} onClick={() => void goods.fetchNextPage()}>
            {t('list.more')}
          </Button>
        </>
      )}
    </>
  );
}

interface NothingProps {
  readonly asked: PickerState['asked'];
  readonly register: string;
}

function Nothing({ asked: { match, groupId, folderId, sameNumber }, register }: NothingProps) {
  const { t } = useTranslation('goods');
  if (match || groupId || folderId || sameNumber)
    return (
      <Empty title={match ? t('empty.match', { match }) : t('empty.filtered')}>{t('picker.noneHint')}</Empty>
    );
  return (
    <Empty
      title={t('empty.shelf')}
      actions={
        <ButtonLink to={register} look="primary">
          {t('form.newTitle')}
        </ButtonLink>
      }
    >
      {t('empty.shelfHint')}
    </Empty>
  );
}

/** The keys of the table, where there is a keyboard. */
function KeyHints() {
  const { t } = useTranslation('goods');
  return (
    <p className="meta only-w gp-keys">
      <span>
        <kbd className="pill">↑</kbd> <kbd className="pill">↓</kbd> {t('picker.keys.move')}
      </span>
      <span>
        <kbd className="pill">Space</kbd> <kbd className="pill">x</kbd> {t('picker.keys.choose')}
      </span>
    </p>
  );
}
