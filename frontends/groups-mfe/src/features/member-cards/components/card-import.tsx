import {
  ErrorNote,
  Button,
  Note,
  PageHeader,
  SelectField,
  useFlash,
  useNavigate,
  useTranslation,
} from '@kashikari/web-kit';
import { type ChangeEvent, useRef, useState } from 'react';
import type { GroupView } from '../../../group-view';
import { tooManyIn, tooManyOf } from '../../../seats/room';
import { TooMany } from '../../../seats/too-many';
import { useImportCards } from '../api/import-cards';
import './card-import.css';
import { ImportExample } from './import-example';
import { ImportFaults } from './import-faults';

/** Cards from a sheet: it is tried first, and every row's fault is shown before anything is written. */
export function CardImport({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [permission, setPermission] = useState<'book' | 'read'>('book');
  const tried = useImportCards(group.id);
  const made = useImportCards(group.id);
  const navigate = useNavigate();
  const { say, sayError } = useFlash();
  const cards = `/-/${group.slug}/auth_tokens`;
  const result = tried.data;
  const isFaultless = result !== undefined && result.faults.length === 0;
  const tooMany = isFaultless ? tooManyIn(result) : undefined;
  const isGood = isFaultless && !tooMany;

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const chosen = event.target.files?.[0];
    // The same file again, mended meanwhile, is another choice.
    event.target.value = '';
    setFile(chosen);
    tried.reset();
    if (chosen) tried.mutate({ file: chosen, dryRun: true, permission });
  }

  function make(): void {
    if (!file) return;
    made.mutate(
      { file, dryRun: false, permission },
      {
        onSuccess: ({ count, faults }) => {
          // Another user has created a card with one of the numbers meanwhile.
          if (faults.length > 0) return tried.mutate({ file, dryRun: true, permission });
          say(t('cards.made', { count }));
          navigate(cards);
        },
        // A seat was taken meanwhile: the dry run returns the current excess.
        onError: (error) =>
          tooManyOf(error) ? tried.mutate({ file, dryRun: true, permission }) : sayError(error),
      },
    );
  }

  return (
    <>
      <PageHeader title={t('import.title')} back={{ to: cards, label: t('cards.title') }}>
        <p className="meta">{t('import.intro')}</p>
      </PageHeader>
      <input ref={input} type="file" accept=".csv,.xlsx,text/csv" hidden onChange={choose} />
      <div className="row wrap">
        <Button look={isGood ? 'plain' : 'primary'} onClick={() => input.current?.click()}>
          {t('import.choose')}
        </Button>
        {file && <span className="sm wrapany">{file.name}</span>}
      </div>
      <p className="hint">{t('import.fileHint')}</p>
      {!file && <ImportExample />}
      <SelectField
        label={t('cards.permission')}
        value={permission}
        options={[
          { value: 'book', label: t('cards.letBook') },
          { value: 'read', label: t('cards.letRead') },
        ]}
        onValue={(value) => setPermission(value === 'read' ? 'read' : 'book')}
      />
      <div className="impres" role="status">
        {tried.isPending && <p>{t('import.trying')}</p>}
        {tried.isError && <ErrorNote error={tried.error} />}
        {result && !isFaultless && <ImportFaults faults={result.faults} />}
        {tooMany && (
          <TooMany
            group={group}
            room={tooMany}
            fewer={{
              title: t('seats.fewerRows', { over: tooMany.over }),
              note: t('import.chooseAgain'),
              onTake: () => input.current?.click(),
            }}
          />
        )}
        {isGood && <Note>{t('import.good', { count: result.count })}</Note>}
      </div>
      {isGood && (
        <div className="submit">
          <Button look="primary" busy={made.isPending} onClick={make}>
            {t('import.verb', { count: result.count })}
          </Button>
        </div>
      )}
    </>
  );
}
