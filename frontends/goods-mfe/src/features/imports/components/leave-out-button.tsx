import { Button, useFlash, useTranslation } from '@kashikari/web-kit';
import { useLeaveRowOut, useMendRow } from '../api/change-import';

interface Props {
  readonly importId: string;
  readonly row: number;
}

/** Leaves a row out of the import at once, with a way back. */
export function LeaveOutButton({ importId, row }: Props) {
  const { t } = useTranslation('goods');
  const { say, sayError } = useFlash();
  const leave = useLeaveRowOut(importId);
  const mend = useMendRow(importId);

  function leaveOut(): void {
    leave.mutate(row, {
      onSuccess: () =>
        say(t('import.row.leftOut', { row }), {
          label: t('import.undo'),
          run: () => mend.mutate({ row, cells: {} }, { onError: sayError }),
        }),
      onError: sayError,
    });
  }

  return (
    <Button small busy={leave.isPending} onClick={leaveOut}>
      {t('import.row.leaveOut')}
      <span className="vh"> {t('import.row.of', { row })}</span>
    </Button>
  );
}
