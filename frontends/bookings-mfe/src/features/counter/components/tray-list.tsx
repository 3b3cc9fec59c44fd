import { Button, Empty, useTranslation } from '@kashikari/web-kit';
import { type ReactNode, useId } from 'react';
import type { CounterMode } from '../rules/counter-mode';
import type { LendRequest } from '../rules/lent-range';
import type { LentRow } from '../rules/lent-rows';
import { goesOut, mayLeave } from '../rules/tray';
import { BackRow } from './back-row';
import { LentRowItem } from './lent-row';
import type { useCounter } from './use-counter';
import { WhoseReturn } from './whose-return';

interface Props {
  readonly rows: readonly LentRow[];
  readonly mode: CounterMode;
  /** The duration of rows without an individual one. */
  readonly wish: LendRequest;
  readonly counter: ReturnType<typeof useCounter>;
}

/** The goods on the counter, the newest first; lent and returned ones are listed separately. */
export function TrayList({ rows, mode, wish, counter }: Props) {
  const { t } = useTranslation('bookings');
  const going = rows.filter(({ row }) => goesOut(row));
  const back = rows.filter(({ row }) => !goesOut(row));
  const isEmpty = rows.length === 0;
  const allOff = rows.filter(({ row }) => mayLeave(row)).length > 1 && (
    <Button small look="quiet" onClick={counter.allOff}>
      {t('counter.allOff')}
    </Button>
  );
  return (
    <>
      {(going.length > 0 || (isEmpty && mode !== 'return')) && (
        <Part title={t('counter.borrowing')} count={going.length} action={allOff}>
          {going.map((lent) => (
            <GoingRow
              key={lent.row.bookingId ?? lent.row.good.id}
              lent={lent}
              wish={wish}
              counter={counter}
            />
          ))}
        </Part>
      )}
      {(back.length > 0 || (isEmpty && mode === 'return')) && (
        <Part title={t('counter.returning')} count={back.length} action={going.length === 0 && allOff}>
          {back.map((lent) => (
            <CameBackRow key={lent.row.back?.id ?? lent.row.good.id} lent={lent} counter={counter} />
          ))}
        </Part>
      )}
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly count: number;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

function Part({ title, count, action, children }: PartProps) {
  const { t } = useTranslation('bookings');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="row sp">
        <h2 id={id} className="cth">
          {title} {count > 0 && <span className="meta">{t('counter.count', { count })}</span>}
        </h2>
        {action}
      </div>
      {count === 0 ? <Empty title={t('counter.nothingYet')} /> : <div className="card list">{children}</div>}
    </section>
  );
}

type RowProps = Pick<Props, 'counter'> & { readonly lent: LentRow };

function GoingRow({ lent, wish, counter }: RowProps & Pick<Props, 'wish'>) {
  const { row } = lent;
  const { id } = row.good;
  const own = row.wish ?? wish;
  return (
    <LentRowItem
      lent={lent}
      wish={own}
      onSet={(next) => counter.setRow(id, next)}
      ways={{
        onSwap: (otherId) => void counter.swap(row, otherId),
        onAdd: (otherId) => void counter.takeById(otherId),
        onLater: counter.person
          ? (range, quantity) => void counter.bookLater(row, range, quantity)
          : undefined,
        onRemove: () => counter.remove(id),
      }}
    />
  );
}

function CameBackRow({ lent: { row }, counter }: RowProps) {
  const { good, back } = row;
  const question = counter.questions.get(good.id);
  if (back) return <BackRow good={good} back={back} onBack={(units) => counter.setBack(good, back, units)} />;
  if (!question) return null;
  return (
    <WhoseReturn
      row={row}
      question={question}
      onChoose={(booking) => counter.answer(good, booking)}
      onDismiss={() => counter.dismiss(good)}
    />
  );
}
