import { Note, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import { type ImportView, isBusy, type Outcome, useImportRows } from '../api/imports';
import { useKeepFocus } from '../use-keep-focus';
import { BookCredit } from './book-credit';
import { Duplicates } from './duplicates';
import { Figures } from './figures';
import { MoreRows } from './more-rows';
import { RowNotes } from './row-notes';
import { RowsTable } from './rows-table';
import { SourceCard } from './source-card';

/** The second step of a sheet: the preview of its rows, in which faulty ones can be corrected. */
export function SheetPreview({ of }: { readonly of: ImportView }) {
  const { t } = useTranslation('goods');
  const views = viewsOf(of);
  const [chosen, setChosen] = useState<View>();
  const view = views.find((one) => one === chosen) ?? views[0] ?? 'all';
  const query = useImportRows(of.id, view === 'all' ? undefined : view, !isBusy(of.state));
  const place = useKeepFocus(query.dataUpdatedAt);
  return (
    <>
      <div className="imhead">
        <SourceCard of={of} />
        <Note>{t(of.faulty > 0 ? 'import.nothingYetFaulty' : 'import.nothingYet')}</Note>
      </div>
      <Figures of={of} />
      <BookCredit of={of} />
      <div className="row wrap">
        <div className="seg imviews" role="group" aria-label={t('import.views.label')}>
          {views.map((one) => (
            <button key={one} type="button" aria-pressed={one === view} onClick={() => setChosen(one)}>
              {t(`import.views.${one}`, { count: one === 'all' ? of.rows : of[one] })}
            </button>
          ))}
        </div>
        {of.state === 'reading' && (
          <span className="meta" role="status">
            {t('import.row.checking')}
          </span>
        )}
      </div>
      <section ref={place} className="imrows" tabIndex={-1} aria-label={t('import.views.label')}>
        <MoreRows query={query}>
          {(rows) =>
            view === 'duplicate' ? (
              <Duplicates of={rows.flatMap(({ duplicate }) => duplicate ?? [])} />
            ) : (
              <RowsTable of={of} rows={rows} />
            )
          }
        </MoreRows>
      </section>
      <RowNotes of={of} />
    </>
  );
}

type View = Exclude<Outcome, 'new' | 'unchanged'> | 'all';

/** The views of the rows that have any, what needs a look first. */
function viewsOf(of: ImportView): readonly View[] {
  const some = (['faulty', 'duplicate', 'changed', 'left_out'] as const).filter((outcome) => of[outcome] > 0);
  const [left, first] = [some.filter((one) => one === 'left_out'), some.filter((one) => one !== 'left_out')];
  return [...first, 'all', ...left];
}
