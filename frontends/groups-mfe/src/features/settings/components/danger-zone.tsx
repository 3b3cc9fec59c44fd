import {
  Button,
  ButtonLink,
  Dialog,
  TextField,
  useFlash,
  useNavigate,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import type { GroupView } from '../../../group-view';
import { useDeleteGroup } from '../api/delete-group';

/** The irreversible action, at the very end. The button is enabled after the slug has been typed. */
export function DangerZone({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const remove = useDeleteGroup(group.id);
  const navigate = useNavigate();
  const { say, sayError } = useFlash();

  function confirmed(): void {
    remove.mutate(undefined, {
      onSuccess: () => {
        say(t('danger.done', { name: group.name }));
        navigate('/groups', { replace: true });
      },
      onError: (error) => {
        setOpen(false);
        sayError(error);
      },
    });
  }

  return (
    <section className="sec" aria-labelledby="danger">
      <h2 id="danger">{t('danger.title')}</h2>
      <div className="card dz">
        <div className="res">
          <div className="grow">
            <b className="sm">{t('transfer.title')}</b>
            <p className="sm t2">{t('transfer.hint')}</p>
          </div>
          <ButtonLink to={`/-/${group.slug}/edit/transfer`} small>
            {t('transfer.open')}
          </ButtonLink>
        </div>
        <div className="res">
          <div className="grow">
            <b className="sm">{t('danger.delete')}</b>
            <p className="sm t2">{t('danger.deleteHint')}</p>
          </div>
          <Button look="danger" small onClick={() => setOpen(true)}>
            {t('danger.verb')}
          </Button>
        </div>
      </div>
      <Dialog
        open={open}
        title={t('danger.question', { name: group.name })}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button look="quiet" small onClick={() => setOpen(false)}>
              {t('danger.no')}
            </Button>
            <Button
              look="danger"
              small
              disabled={typed !== group.slug}
              busy={remove.isPending}
              onClick={confirmed}
            >
              {t('danger.delete')}
            </Button>
          </>
        }
      >
        <p className="sm t2">{t('danger.deleteHint')}</p>
        <TextField
          label={t('danger.type', { slug: group.slug })}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          onValue={setTyped}
        />
      </Dialog>
    </section>
  );
}
