import { Button, Note, useTranslation } from '@kashikari/web-kit';
import type { ImportView } from '../api/imports';
import { useImportAddress } from '../use-import-address';

/** The reason why an import failed, with a retry. */
export function Failure({ of }: { readonly of: ImportView }) {
  const { t } = useTranslation('goods');
  const { show } = useImportAddress();
  return (
    <Note
      tone="error"
      action={
        <Button small onClick={() => show(null)}>
          {t('import.failure.again')}
        </Button>
      }
    >
      <b>{t('import.failure.title')}</b> {of.failure?.message}
      {of.rows > 0 && ` ${t('import.failure.retry')}`}
    </Note>
  );
}
