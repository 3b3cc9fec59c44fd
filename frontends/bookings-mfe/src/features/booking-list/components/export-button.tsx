import { Button, Icon, IconDownload, useFlash, useTranslation } from '@kashikari/web-kit';
import { useExportBookings } from '../api/export-bookings';
import type { Scope } from '../api/list-bookings';

/** Saves what the list shows, all pages of it, for a spreadsheet. */
export function ExportButton({ scope, lenderId }: { readonly scope: Scope; readonly lenderId?: string }) {
  const { t } = useTranslation('bookings');
  const { sayError } = useFlash();
  const save = useExportBookings();
  return (
    <Button
      small
      busy={save.isPending}
      onClick={() => save.mutate({ scope, lenderId, name: t('export.file') }, { onError: sayError })}
    >
      <Icon of={IconDownload} size="s" />
      {t('export.verb')}
    </Button>
  );
}
