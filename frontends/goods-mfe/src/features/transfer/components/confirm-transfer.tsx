import { Button, TextField, errorText, useFlash, useNavigate, useTranslation } from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import type { GoodView } from '../../../api/get-good';
import { useTransferGood, type Transferee } from '../api/transfer';
import './transfer.css';

interface Props {
  readonly good: GoodView;
  readonly receiver: Transferee;
}

/** The title is typed again before the button works: a transfer can't be undone. */
export function ConfirmTransfer({ good, receiver }: Props) {
  const { t } = useTranslation('goods');
  const [typed, setTyped] = useState('');
  const transfer = useTransferGood(good.id);
  const navigate = useNavigate();
  const { say } = useFlash();
  const words = { name: receiver.name, title: good.title };

  function submit(event: FormEvent): void {
    event.preventDefault();
    transfer.mutate(
      { user_id: receiver.user_id, title: typed },
      {
        onSuccess: (made) => {
          if (!('good' in made)) return say(t('transfer.asked', words));
          say(t('transfer.done', words));
          navigate('/home', { replace: true });
        },
      },
    );
  }

  return (
    <form className="sec card dz pad givenaway" noValidate onSubmit={submit}>
      <h2>{t('transfer.confirm')}</h2>
      <TextField
        label={t('transfer.type')}
        hint={good.title}
        name="title"
        value={typed}
        autoComplete="off"
        error={transfer.error ? errorText(transfer.error) : undefined}
        onValue={setTyped}
      />
      <Button
        look="danger"
        type="submit"
        full
        disabled={keyOf(typed) !== keyOf(good.title)}
        busy={transfer.isPending}
      >
        {t('transfer.verb', words)}
      </Button>
      <p className="hint">{t('transfer.notOut')}</p>
    </form>
  );
}

/** The spelling that the service compares: width, case and spaces don't count. */
const keyOf = (title: string) => title.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
