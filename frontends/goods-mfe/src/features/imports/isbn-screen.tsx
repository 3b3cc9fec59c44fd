import { PageHeader, useTranslation } from '@kashikari/web-kit';
import { ImportSteps } from './components/import-steps';
import { IsbnPreview } from './components/isbn-preview';
import { IsbnStart } from './components/isbn-start';
import { useIsbnDraft } from './use-isbn-draft';
import { SELECT, useImportAddress, withGroup } from './use-import-address';
import './imports.css';
import './import-rows.css';

/** `goods/new/isbn_import`: books by their ISBNs. `?import=` is the import, so that a reload goes on with it. */
export function IsbnImportScreen() {
  const { t } = useTranslation('goods');
  const { importId, group } = useImportAddress();
  return (
    <div className="imscreen">
      <PageHeader
        title={t('import.isbnTitle')}
        back={{ to: withGroup(SELECT, group), label: t('import.select.title') }}
      />
      {importId ? <Books key={importId} importId={importId} /> : <IsbnStart />}
    </div>
  );
}

function Books({ importId }: { readonly importId: string }) {
  const { discard } = useIsbnDraft();
  return (
    <ImportSteps id={importId} onApplied={discard}>
      {(of) => <IsbnPreview of={of} />}
    </ImportSteps>
  );
}
