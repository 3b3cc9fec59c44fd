import { Icon, IconDownload, useFlash, useTranslation } from '@kashikari/web-kit';
import { useExportData } from './api/export-data';

/** The button that saves all data of the account as a file. */
export function ExportData({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('shell');
  const { mutate, isPending } = useExportData(userId);
  const { sayError } = useFlash();
  return (
    <button
      type="button"
      className="way"
      disabled={isPending}
      aria-busy={isPending}
      onClick={() => mutate(undefined, { onError: sayError })}
    >
      <Icon of={IconDownload} />
      <span className="grow">
        <b>{t('export.title')}</b>
        <span className="meta">{t('export.how')}</span>
      </span>
    </button>
  );
}
