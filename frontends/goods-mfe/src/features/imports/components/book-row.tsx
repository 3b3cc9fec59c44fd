import { Button, Picture, StateChip, useFlash, useTranslation } from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { useMendRow } from '../api/change-import';
import type { ImportRow } from '../api/imports';
import { LeaveOutButton } from './leave-out-button';

interface Props {
  readonly importId: string;
  readonly row: ImportRow;
}

/** A book that would be added. Without a title from a source it can be given one. */
export function BookRow({ importId, row }: Props) {
  const { t } = useTranslation('goods');
  const { title, isbn, author, authors, publisher } = row.values;
  return (
    <li className="res imbook">
      <Picture id={isbn ?? String(row.row)} size="small" />
      <div className="grow">
        {title ? <h3>{title}</h3> : <TitleForm importId={importId} row={row} />}
        <p className="meta">{[isbn, authors ?? author, publisher, row.credit].filter(Boolean).join('・')}</p>
        {row.notes.map(({ code, message }) => (
          <p key={code} className="meta">
            {message}
          </p>
        ))}
      </div>
      <StateChip state="free">{t('import.outcome.new')}</StateChip>
      <LeaveOutButton importId={importId} row={row.row} />
    </li>
  );
}

function TitleForm({ importId, row }: Props) {
  const { t } = useTranslation('goods');
  const { sayError } = useFlash();
  const [title, setTitle] = useState('');
  const mend = useMendRow(importId);

  function send(): void {
    if (title.trim()) mend.mutate({ row: row.row, cells: { title: title.trim() } }, { onError: sayError });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    send();
  }

  return (
    <form className="row" onSubmit={submit} aria-busy={mend.isPending}>
      <input
        className="in"
        aria-label={t('import.isbn.titleOf', { isbn: row.values['isbn'] ?? '' })}
        placeholder={t('form.title')}
        maxLength={200}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onBlur={send}
      />
      <Button small type="submit" busy={mend.isPending} disabled={!title.trim()}>
        {t('import.isbn.setTitle')}
      </Button>
    </form>
  );
}
