import { Note, useTranslation } from '@kashikari/web-kit';
import type { ImportView } from '../api/import-cards';

/** All faults of the sheet with their rows, so that it can be corrected in one go. */
export function ImportFaults({ faults }: { readonly faults: ImportView['faults'] }) {
  const { t } = useTranslation('groups');
  return (
    <>
      <Note tone="error">{t('import.bad', { count: faults.length })}</Note>
      <div className="card faults" tabIndex={0} role="region" aria-label={t('import.faults')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('import.line')}</th>
              <th scope="col">{t('import.column')}</th>
              <th scope="col">{t('import.fault')}</th>
            </tr>
          </thead>
          <tbody>
            {faults.map((fault) => (
              <tr key={`${fault.line}-${fault.field}-${fault.code}`}>
                <td>{fault.line}</td>
                <td>{fault.field}</td>
                <td>{fault.message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
