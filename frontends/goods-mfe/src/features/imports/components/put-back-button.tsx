import { Button, useFlash, useTranslation } from '@kashikari/web-kit';
import { useMendRow } from '../api/change-import';

interface Props {
  readonly importId: string;
  readonly row: number;
}

/** Brings a row back that was left out. */
export function PutBackButton({ importId, row }: Props) {
  const { t } = useTranslation('goods');
  const { sayError } = useFlash();
  const mend = useMendRow(importId);
  return (
    <Button
      small
      busy={mend.isPending}
      onClick={() => mend.mutate({ row, cells: {} }, { onError: sayError })}
    >
      {t('import.row.putBack')}
      <span className="vh"> {t('import.row.of', { row })}</span>
    </Button>
  );
}
