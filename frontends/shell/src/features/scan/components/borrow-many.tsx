import { Button, IconButton, ListRow, Picture, Stepper, errorText, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import type { ManyRow } from '../many';
import type { useBorrowMany } from '../use-borrow-many';

/** A week, as at the counter. */
const USUAL_DAYS = 7;

const MAX_DAYS = 90;

/** The gathered goods, for how long, and the one press that books them. */
export function BorrowMany({ borrowing }: { readonly borrowing: ReturnType<typeof useBorrowMany> }) {
  const { t } = useTranslation('shell');
  const [days, setDays] = useState(USUAL_DAYS);
  const { rows, count, isSending, remove, borrow } = borrowing;
  if (rows.length === 0) return <p className="hint">{t('scan.many.borrowHint')}</p>;
  return (
    <>
      <ul className="list">
        {rows.map((row, index) => (
          <li key={`${row.good.id} ${index}`}>
            <ListRow
              leading={<Picture id={row.good.id} url={row.good.thumbnail_url} />}
              title={row.good.title}
              trailing={
                (row.state === 'ready' || row.state === 'refused') && (
                  <IconButton
                    label={t('scan.many.remove', { title: row.good.title })}
                    onClick={() => remove(row.good.id)}
                  >
                    ×
                  </IconButton>
                )
              }
            >
              <RowState row={row} />
            </ListRow>
          </li>
        ))}
      </ul>
      {count > 0 && (
        <>
          <Stepper label={t('scan.many.days')} value={days} max={MAX_DAYS} onChange={setDays} />
          <Button look="primary" busy={isSending} onClick={() => void borrow(days)}>
            {t('scan.many.borrow', { count })}
          </Button>
        </>
      )}
    </>
  );
}

/** The number of units and the result of the booking. */
function RowState({ row: { good, quantity, state, error } }: { readonly row: ManyRow }) {
  const { t } = useTranslation('shell');
  if (state === 'done') return <span className="meta">{t('scan.many.isBorrowed')}</span>;
  if (state === 'refused' && error) return <span className="errm">{errorText(error)}</span>;
  if (good.quantity === 1) return null;
  return <span className="meta">{t('scan.many.units', { count: quantity, of: good.quantity })}</span>;
}
