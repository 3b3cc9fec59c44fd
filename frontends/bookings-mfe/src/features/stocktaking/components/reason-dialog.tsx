import { Button, Dialog, TextArea, useTranslation } from '@kashikari/web-kit';
import { type FormEvent, useId, useState } from 'react';

const MAX_REASON = 2_000;

interface Props {
  /** Goods that are left as they are. */
  readonly count: number;
  readonly busy: boolean;
  onReason(reason: string): void;
  onClose(): void;
}

/** Asks for the reason why differences are accepted. */
export function ReasonDialog({ count, busy, onReason, onClose }: Props) {
  const { t } = useTranslation('bookings');
  const form = useId();
  const [reason, setReason] = useState('');

  function submit(event: FormEvent): void {
    event.preventDefault();
    onReason(reason.trim());
  }

  return (
    <Dialog
      open
      title={t('stock.reason.title', { count })}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" small onClick={onClose}>
            {t('stock.cancel')}
          </Button>
          <Button look="primary" small type="submit" form={form} busy={busy}>
            {t('stock.reason.verb')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextArea
          label={t('stock.reason.label')}
          hint={t('stock.reason.hint')}
          value={reason}
          onValue={setReason}
          required
          maxLength={MAX_REASON}
          rows={3}
        />
      </form>
    </Dialog>
  );
}
