import { Button, errorText, fieldText, isApiError, Note, TextArea, useTranslation } from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { useCreateImport } from '../api/create-import';
import { columnLabel } from '../column-label';
import { useImportAddress } from '../use-import-address';
import { useTarget } from '../use-target';
import { DropField } from './drop-field';
import { GroupChoice } from './group-choice';
import { ImportProgress } from './import-progress';
import { Sheets } from './sheets';

/** The longest text that the server reads, characters. */
const MAX_TEXT = 4_000_000;

/** The first step: a file, or rows that are pasted, and the group that they enter. */
export function FileStep({ kind }: { readonly kind: 'goods' | 'goods_edit' }) {
  const { t } = useTranslation('goods');
  const { show } = useImportAddress();
  const target = useTarget();
  const create = useCreateImport();
  const [text, setText] = useState('');
  const [used, setUsed] = useState<'file' | 'text'>('file');
  const isEdit = kind === 'goods_edit';
  const where = { kind, groupIds: isEdit ? [] : target.groupIds, ownerId: target.ownerId };
  const error = create.error ? refusalOf(create.error, t) : undefined;

  function send(source: { readonly file: File } | { readonly text: string }): void {
    setUsed('file' in source ? 'file' : 'text');
    create.mutate({ ...where, ...source }, { onSuccess: ({ id }) => show(id) });
  }

  function paste(event: FormEvent): void {
    event.preventDefault();
    send({ text });
  }

  return (
    <>
      {isEdit && (
        <section className="sec">
          <h2>{t('import.edit.first')}</h2>
          <Sheets offers={['export']} />
          <p className="hint">{t('import.edit.hint')}</p>
        </section>
      )}
      {!isEdit && <GroupChoice target={target} hint={t('import.group.hint')} />}
      <section className="sec">
        <h2>{t(isEdit ? 'import.edit.second' : 'import.file.title')}</h2>
        <DropField
          error={used === 'file' ? error : undefined}
          busy={create.isPending || target.isPending}
          onFile={(file) => send({ file })}
        />
        {create.isPending && <ImportProgress doing="sending" />}
      </section>
      <form className="sec" onSubmit={paste}>
        <TextArea
          label={t('import.paste.label')}
          hint={t('import.paste.hint')}
          error={used === 'text' ? error : undefined}
          name="rows"
          rows={5}
          maxLength={MAX_TEXT}
          spellCheck={false}
          value={text}
          onValue={setText}
        />
        <div className="submit">
          <Button type="submit" busy={create.isPending} disabled={!text.trim() || target.isPending}>
            {t('import.paste.verb')}
          </Button>
        </div>
      </form>
      {!isEdit && (
        <section className="sec">
          <h2>{t('import.select.sheets')}</h2>
          <Sheets offers={['template']} />
        </section>
      )}
      <div className="sec">
        <Note>{t('import.nothingYet')}</Note>
      </div>
    </>
  );
}

/** The sentence of a refused sheet; one about the file goes before the general one. */
function refusalOf(error: unknown, t: ReturnType<typeof useTranslation>['t']): string {
  if (isApiError(error) && error.code === 'file.size') return t('import.file.tooLarge');
  if (isApiError(error) && error.code === 'import.columns') {
    const { needed, unknown } = error.params as { needed: readonly string[]; unknown: string };
    const words = needed.map((column) => columnLabel(t, column)).join(t('import.file.or'));
    return t('import.file.columns', { needed: words, unknown });
  }
  return fieldText(error, 'file') ?? fieldText(error, 'text') ?? errorText(error);
}
