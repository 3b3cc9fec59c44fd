import { PageHeader, useTranslation } from '@kashikari/web-kit';
import { FileStep } from './components/file-step';
import { ImportSteps } from './components/import-steps';
import { SheetPreview } from './components/sheet-preview';
import { Steps } from './components/steps';
import { SELECT, useImportAddress, withGroup } from './use-import-address';
import './imports.css';
import './import-rows.css';

/**
 * `goods/new/csv_import` and `goods/edit/csv_import`: goods from a sheet, and changes of goods by a sheet. Rows are checked
 * first; `?import=` is the import, so that a reload goes on with it.
 */
function SheetScreen({ kind }: { readonly kind: 'goods' | 'goods_edit' }) {
  const { t } = useTranslation('goods');
  const { importId, group } = useImportAddress();
  return (
    <div className="imscreen">
      <PageHeader
        title={t(kind === 'goods' ? 'import.sheetTitle' : 'import.editTitle')}
        back={{ to: withGroup(SELECT, group), label: t('import.select.title') }}
      />
      {importId ? (
        <ImportSteps key={importId} id={importId} stepped>
          {(of) => <SheetPreview of={of} />}
        </ImportSteps>
      ) : (
        <>
          <Steps at="file" />
          <FileStep kind={kind} />
        </>
      )}
    </div>
  );
}

export function CsvImportScreen() {
  return <SheetScreen kind="goods" />;
}

export function CsvEditScreen() {
  return <SheetScreen kind="goods_edit" />;
}
