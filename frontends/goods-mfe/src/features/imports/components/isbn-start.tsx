import { isbnsIn } from '@kashikari/kernel';
import {
  BookingBar,
  Button,
  DraftNote,
  ErrorNote,
  StepperField,
  TextArea,
  TextField,
  useTranslation,
} from '@kashikari/web-kit';
import { useEffect, useRef } from 'react';
import { useCreateImport } from '../api/create-import';
import { useIsbnDraft } from '../use-isbn-draft';
import { useImportAddress } from '../use-import-address';
import { useTarget } from '../use-target';
import { GroupChoice } from './group-choice';
import { IsbnWedge } from './isbn-wedge';
import { ImportProgress } from './import-progress';

/** The largest number of days that the contract accepts. */
const MAX_DAYS = 365;

/** Collects ISBNs and what holds for all the books. */
export function IsbnStart() {
  const { t } = useTranslation('goods');
  const { show } = useImportAddress();
  const target = useTarget();
  const create = useCreateImport();
  const form = useIsbnDraft();
  const { draft, change } = form;
  const isbns = isbnsIn(draft.text);
  // Two codes may be read before the text is rendered again.
  const text = useRef(draft.text);
  useEffect(() => {
    text.current = draft.text;
  }, [draft.text]);

  function add(found: readonly string[]): void {
    text.current = [text.current.trimEnd(), ...found].filter(Boolean).join('\n');
    change({ text: text.current });
  }

  function look(): void {
    const defaults = Object.entries({
      location: draft.location.trim(),
      max_days: draft.max_days.normalize('NFKC').trim(),
    }).filter(([, value]) => value !== '');
    create.mutate(
      {
        kind: 'isbn',
        text: isbns.join('\n'),
        groupIds: target.groupIds,
        ownerId: target.ownerId,
        defaults: Object.fromEntries(defaults),
      },
      {
        onSuccess: ({ id }) => show(id),
      },
    );
  }

  return (
    <>
      <DraftNote of={form} />
      <div className="imcols">
        <div>
          <IsbnWedge known={isbns} onFound={add} />
          <TextArea
            label={t('import.isbn.paste')}
            hint={t('import.isbn.pasteHint')}
            name="isbns"
            rows={8}
            spellCheck={false}
            value={draft.text}
            onValue={(typed) => change({ text: typed })}
          />
          {create.error && <ErrorNote error={create.error} />}
          {create.isPending && <ImportProgress doing="sending" />}
        </div>
        <section className="card pad" aria-labelledby="imwhere">
          <h2 id="imwhere">{t('import.isbn.where')}</h2>
          <p className="meta">{t('import.isbn.forAll')}</p>
          <GroupChoice target={target} />
          <TextField
            label={t('facts.location')}
            optional
            name="location"
            maxLength={200}
            value={draft.location}
            onValue={(location) => change({ location })}
          />
          <StepperField
            label={t('form.max_days')}
            hint={t('form.max_daysHint')}
            optional
            name="max_days"
            max={MAX_DAYS}
            value={draft.max_days}
            onValue={(max_days) => change({ max_days })}
          />
        </section>
      </div>
      <BookingBar
        when={t('import.isbn.found', { count: isbns.length })}
        actions={
          <Button
            look="primary"
            busy={create.isPending}
            disabled={isbns.length === 0 || target.isPending}
            onClick={look}
          >
            {t('import.isbn.look')}
          </Button>
        }
      >
        {t('import.isbn.others')}
      </BookingBar>
    </>
  );
}
