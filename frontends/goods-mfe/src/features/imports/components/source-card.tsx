import { Button, ErrorNote, Icon, IconGrid, useFlash, useTranslation } from '@kashikari/web-kit';
import { useCreateImport } from '../api/create-import';
import type { ImportView } from '../api/imports';
import { type Encoding, ENCODINGS, isEncoding } from '../encodings';
import { fileOf } from '../files';
import { useImportAddress } from '../use-import-address';
import { useTarget } from '../use-target';
import { FileInput, useFilePick } from './file-input';

/** The source and its encoding, with buttons to use the other encoding or another file. */
export function SourceCard({ of }: { readonly of: ImportView }) {
  const { t } = useTranslation('goods');
  const { show } = useImportAddress();
  const { say } = useFlash();
  const target = useTarget();
  const create = useCreateImport();
  const { input, open } = useFilePick();
  const file = fileOf(of.id);
  const encoding = isEncoding(of.encoding) ? of.encoding : undefined;
  const other = ENCODINGS.find((one) => one !== encoding);

  function readAgain(again: File, as: Encoding): void {
    create.mutate(
      {
        kind: of.kind,
        file: again,
        encoding: as,
        groupIds: of.kind === 'goods' ? target.groupIds : [],
        ownerId: target.ownerId,
      },
      {
        onSuccess: ({ id }) => {
          show(id);
          say(t('import.encoding.readAgain', { encoding: t(`import.encoding.${as}`) }), {
            label: t('import.undo'),
            run: () => show(of.id),
          });
        },
      },
    );
  }

  return (
    <div>
      <div className="card lrow">
        <Icon of={IconGrid} />
        <div className="grow">
          <b className="sm wrapany">{file?.name ?? t('import.source.unnamed')}</b>
          <p className="meta">
            {t('import.source.rows', { count: of.rows })}
            {encoding && `・${t('import.encoding.as', { encoding: t(`import.encoding.${encoding}`) })}`}
          </p>
        </div>
        <Button look="quiet" small onClick={() => show(null)}>
          {t('import.source.another')}
        </Button>
        {encoding && other && (
          <div className="imencoding">
            <Button
              look="quiet"
              small
              busy={create.isPending}
              onClick={() => (file ? readAgain(file, other) : open())}
            >
              {t('import.encoding.other', { encoding: t(`import.encoding.${other}`) })}
            </Button>
          </div>
        )}
        <FileInput input={input} onFile={(again) => other && readAgain(again, other)} />
      </div>
      {create.error && <ErrorNote error={create.error} alone />}
    </div>
  );
}
