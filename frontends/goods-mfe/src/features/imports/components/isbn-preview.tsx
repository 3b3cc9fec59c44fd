import { Button, Note, useTranslation } from '@kashikari/web-kit';
import { type ImportRow, type ImportView, isBusy, type Outcome, useImportRows } from '../api/imports';
import { useImportAddress } from '../use-import-address';
import { useKeepFocus } from '../use-keep-focus';
import { BookCredit } from './book-credit';
import { BookRow } from './book-row';
import { Duplicates } from './duplicates';
import { MoreRows } from './more-rows';
import { PutBackButton } from './put-back-button';
import { RowMending } from './row-mending';

/** The preview of each ISBN: first the numbers that need attention, then the books. */
export function IsbnPreview({ of }: { readonly of: ImportView }) {
  const { t } = useTranslation('goods');
  const { show } = useImportAddress();
  return (
    <>
      <Note
        action={
          <Button look="quiet" small onClick={() => show(null)}>
            {t('import.isbn.backToNumbers')}
          </Button>
        }
      >
        {t(of.faulty > 0 ? 'import.nothingYetFaulty' : 'import.nothingYet')}
      </Note>
      <BookCredit of={of} />
      <Part of={of} outcome="faulty">
        {(rows) => (
          <ul className="card list">
            {rows.map((row) => (
              <li key={row.row} className="res">
                <RowMending importId={of.id} row={row} mayEmpty={false} />
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part of={of} outcome="duplicate">
        {(rows) => <Duplicates of={rows.flatMap(({ duplicate }) => duplicate ?? [])} />}
      </Part>
      <Part of={of} outcome="new">
        {(rows) => (
          <ul className="card list">
            {rows.map((row) => (
              <BookRow key={row.row} importId={of.id} row={row} />
            ))}
          </ul>
        )}
      </Part>
      <Part of={of} outcome="left_out">
        {(rows) => (
          <ul className="card list">
            {rows.map(({ row, values }) => (
              <li key={row} className="res">
                <span className="grow">{values['title'] ?? values['isbn']}</span>
                <PutBackButton importId={of.id} row={row} />
              </li>
            ))}
          </ul>
        )}
      </Part>
    </>
  );
}

interface PartProps {
  readonly of: ImportView;
  readonly outcome: Extract<Outcome, 'faulty' | 'duplicate' | 'new' | 'left_out'>;
  children(rows: readonly ImportRow[]): React.ReactNode;
}

/** The rows of one outcome below a heading with their number. Renders nothing without rows. */
function Part({ of, outcome, children }: PartProps) {
  const { t } = useTranslation('goods');
  const count = of[outcome];
  const query = useImportRows(of.id, outcome, count > 0 && !isBusy(of.state));
  const place = useKeepFocus(query.dataUpdatedAt);
  if (count === 0) return null;
  return (
    <section ref={place} className="sec" tabIndex={-1}>
      <h2>
        {t(`import.isbn.part.${outcome}`)} <span className="meta">{count}</span>
      </h2>
      <MoreRows query={query}>{children}</MoreRows>
    </section>
  );
}
