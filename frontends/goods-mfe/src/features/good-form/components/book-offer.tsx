import { Button, errorText, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import { type BookView, useBook } from '../api/find-book';
import { fillFromBook } from '../fill-from-book';
import type { GoodForm } from '../good-draft';
import type { PartProps } from './part-props';

/** Offers the data of the book whose ISBN is typed or scanned, for the fields that are empty. */
export function BookOffer({ draft, onChange }: Omit<PartProps, 'error'>) {
  const [saved] = useState(draft.isbn);
  const { data: book, error, fetchStatus } = useBook(draft.isbn, saved);
  const { t } = useTranslation('goods');
  return (
    <div role="status">
      {fetchStatus === 'fetching' && <p className="meta">{t('book.looking')}</p>}
      {error && <p className="meta">{errorText(error)}</p>}
      {book && <Offer key={book.isbn} book={book} draft={draft} onChange={onChange} />}
    </div>
  );
}

interface OfferProps extends Omit<PartProps, 'error'> {
  readonly book: BookView;
}

function Offer({ book, draft, onChange }: OfferProps) {
  const { t } = useTranslation('goods');
  const [before, setBefore] = useState<Partial<GoodForm>>();
  const filled = fillFromBook(draft, book);
  const names = Object.keys(filled) as (keyof typeof filled)[];

  function fill(): void {
    setBefore(Object.fromEntries(names.map((name) => [name, draft[name]])));
    onChange(filled);
  }

  function undo(): void {
    onChange(before ?? {});
    setBefore(undefined);
  }

  return (
    <div className="card pad row wrap">
      {book.cover_url && <Cover key={book.cover_url} url={book.cover_url} />}
      <div className="grow">
        <b>{book.title}</b>
        <p className="meta">{[...book.authors, book.publisher].filter(Boolean).join('・')}</p>
        <p className="meta">{t('book.credit', { source: book.credit })}</p>
      </div>
      {before && (
        <Button small onClick={undo}>
          {t('import.undo')}
        </Button>
      )}
      {!before && names.length > 0 && (
        <Button small onClick={fill}>
          {t('book.fill')}
        </Button>
      )}
      {!before && names.length === 0 && <span className="meta">{t('book.nothing')}</span>}
    </div>
  );
}

/** A cover from where the catalog has it. A catalog names covers that it lacks, too. */
function Cover({ url }: { readonly url: string }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return null;
  return (
    <img
      className="gcover"
      src={url}
      alt=""
      referrerPolicy="no-referrer"
      loading="lazy"
      onError={() => setMissing(true)}
    />
  );
}
