import { Button, Dialog, TextField, errorText, useFlash, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import type { GroupView } from '../../../group-view';
import { useTransfer } from '../api/transfer';

export interface Heir {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly group: GroupView;
  /** The chosen recipient; undefined before the choice. */
  readonly heir: Heir | undefined;
  readonly onClose: () => void;
}

/** Asks once more before a group goes for good: its address is typed. */
export function ConfirmTransfer({ group, heir, onClose }: Props) {
  const { t } = useTranslation('groups');
  const [typed, setTyped] = useState('');
  const transfer = useTransfer(group.id);
  const { say } = useFlash();

  function confirmed(to: Heir): void {
    transfer.mutate(
      { user_id: to.id, slug: typed },
      {
        onSuccess: () => {
          say(t('transfer.done', { name: to.name, group: group.name }));
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open={heir !== undefined}
      title={t('transfer.question', { name: heir?.name ?? '', group: group.name })}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" small onClick={onClose}>
            {t('transfer.no')}
          </Button>
          <Button
            look="danger"
            small
            disabled={typed !== group.slug}
            busy={transfer.isPending}
            onClick={() => heir && confirmed(heir)}
          >
            {t('transfer.verb')}
          </Button>
        </>
      }
    >
      <p className="sm t2">{t('transfer.forGood')}</p>
      <TextField
        label={t('danger.type', { slug: group.slug })}
        name="slug"
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        error={transfer.error ? errorText(transfer.error) : undefined}
        onValue={setTyped}
      />
    </Dialog>
  );
}
