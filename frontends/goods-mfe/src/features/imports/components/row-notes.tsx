import { Button, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import type { ImportView } from '../api/imports';

/** Notes that are named before the rest is asked for. */
const NAMED = 5;

/** Notes about rows that do not prevent their import. */
export function RowNotes({ of: { notes } }: { readonly of: ImportView }) {
  const { t } = useTranslation('goods');
  const [all, setAll] = useState(false);
  if (notes.length === 0) return null;
  return (
    <section className="sec">
      <h2>
        {t('import.notes')} <span className="meta">{notes.length}</span>
      </h2>
      <ul className="card list">
        {(all ? notes : notes.slice(0, NAMED)).map(({ row, column, value, message }, at) => (
          <li key={`${row} ${column} ${at}`} className="res">
            <div className="grow">
              <b>{value}</b>
              <p className="meta">
                {t('import.row.title', { row })}・{message}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {!all && notes.length > NAMED && (
        <Button full onClick={() => setAll(true)}>
          {t('import.more')}
        </Button>
      )}
    </section>
  );
}
