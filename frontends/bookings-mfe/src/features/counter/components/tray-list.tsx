import { Button, Empty, useTranslation } from '@kashikari/web-kit';
import type { LendRequest } from '../rules/lent-range';
import type { LentRow } from '../rules/lent-rows';
import { mayLeave } from '../rules/tray';
import { BackRow } from './back-row';
import { LentRowItem } from './lent-row';
import type { useCounter } from './use-counter';
import { WhoseReturn } from './whose-return';

interface Props {
  readonly rows: readonly LentRow[];
  /** For how long what has no time of its own goes out. */
  readonly wish: LendRequest;
  readonly counter: ReturnType<typeof useCounter>;
}

/** The things on the counter, the last one read on top. */
export function TrayList({ rows, wish, counter }: Props) {
  const { t } = useTranslation('bookings');
  return (
    <section aria-labelledby="things">
      <div className="row sp">
        <h2 id="things" className="cth">
          {t('counter.things')}
        </h2>
        {rows.filter(({ row }) => mayLeave(row)).length > 1 && (
          <Button small look="quiet" onClick={counter.allOff}>
            {t('counter.allOff')}
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <Empty title={t('counter.nothingYet')} />
      ) : (
        <div className="card list">
          {rows.map((lent) => {
            const { good, back, state, bookingId } = lent.row;
            const question = counter.questions.get(good.id);
            if (state === 'asked' && question) {
              return (
                <WhoseReturn
                  key={`asked-${good.id}`}
                  row={lent.row}
                  question={question}
                  onChoose={(booking) => counter.answer(good, booking)}
                  onDismiss={() => counter.dismiss(good)}
                />
              );
            }
            if (back) {
              const setBack = (units: number) => counter.setBack(good, back, units);
              return <BackRow key={back.id} good={good} back={back} onBack={setBack} />;
            }
            return (
              <LentRowItem
                key={bookingId ?? good.id}
                lent={lent}
                wish={lent.row.wish ?? wish}
                onSet={(row) => counter.setRow(good.id, row)}
                onRemove={() => counter.remove(good.id)}
                onSwap={(otherId) => void counter.swap(lent.row, otherId)}
              />
            );
          })}
        </div>
      )}
    </section>
  );
}
