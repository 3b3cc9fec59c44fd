import { Button, Dialog, ErrorNote, TextField, useFlash, useTranslation } from '@kashikari/web-kit';
import { type FormEvent, useId, useState } from 'react';
import { useUpdatePeriod } from '../api/update-period';
import type { Period } from '../api/stocktaking-types';
import { MAX_NAME } from './new-period';

interface Props {
  readonly period: Period;
  onClose(): void;
}

/** Gives a period another name. */
export function RenameDialog({ period, onClose }: Props) {
  const { t } = useTranslation('bookings');
  const form = useId();
  const [name, setName] = useState(period.name);
  const update = useUpdatePeriod(period);
  const { say } = useFlash();

  function submit(event: FormEvent): void {
    event.preventDefault();
    update.mutate(
      { name: name.trim() },
      {
        onSuccess: () => {
          say(t('stock.rename.done', { name: name.trim() }));
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open
      title={t('stock.rename.title')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" small onClick={onClose}>
            {t('stock.cancel')}
          </Button>
          <Button look="primary" small type="submit" form={form} busy={update.isPending}>
            {t('stock.rename.save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField label={t('stock.name')} value={name} onValue={setName} required maxLength={MAX_NAME} />
        {update.error && <ErrorNote error={update.error} alone />}
      </form>
    </Dialog>
  );
}
