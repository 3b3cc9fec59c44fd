import {
  Button,
  Dialog,
  Icon,
  IconKey,
  ListRow,
  TextField,
  dayIn,
  fieldText,
  formatDay,
  useConfirm,
  useFlash,
  useLocale,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { type Passkey, useRemovePasskey, useRenamePasskey } from './api/passkeys';

/** One passkey: its name, its last use, and its actions. */
export function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const { t } = useTranslation('shell');
  const [naming, setNaming] = useState(false);
  const confirm = useConfirm();
  const { say, sayError } = useFlash();
  const remove = useRemovePasskey(passkey.id);
  const { name } = passkey;

  async function end(): Promise<void> {
    const asked = { title: t('passkeys.removeAsk', { name }), body: t('passkeys.removeBody') };
    if (!(await confirm({ ...asked, verb: t('passkeys.remove'), danger: true }))) return;
    remove.mutate(undefined, { onSuccess: () => say(t('passkeys.removed', { name })), onError: sayError });
  }

  return (
    <ListRow
      leading={<Icon of={IconKey} />}
      title={name}
      trailing={
        <>
          <Button
            small
            look="quiet"
            onClick={() => setNaming(true)}
            aria-label={t('passkeys.renameOf', { name })}
          >
            {t('passkeys.rename')}
          </Button>
          <Button
            small
            look="quiet"
            busy={remove.isPending}
            onClick={() => void end()}
            aria-label={t('passkeys.removeOf', { name })}
          >
            {t('passkeys.remove')}
          </Button>
        </>
      }
    >
      {passkey.host && <span className="meta">{t('passkeys.at', { host: passkey.host })} · </span>}
      <LastUse usedAt={passkey.used_at} />
      {naming && <Naming passkey={passkey} onClose={() => setNaming(false)} />}
    </ListRow>
  );
}

function LastUse({ usedAt }: { readonly usedAt: string | null }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const zone = useUser()?.time_zone ?? 'Asia/Tokyo';
  const used = usedAt && t('methods.usedAt', { when: formatDay(dayIn(zone, usedAt), locale) });
  return <span className="meta">{used || t('passkeys.unused')}</span>;
}

function Naming({ passkey, onClose }: { readonly passkey: Passkey; onClose(): void }) {
  const { t } = useTranslation('shell');
  const [name, setName] = useState(passkey.name);
  const rename = useRenamePasskey(passkey.id);

  function submit(event: FormEvent): void {
    event.preventDefault();
    rename.mutate(name, { onSuccess: onClose });
  }

  return (
    <Dialog
      open
      title={t('passkeys.rename')}
      onClose={onClose}
      actions={
        <Button look="primary" small type="submit" form={`name-${passkey.id}`} busy={rename.isPending}>
          {t('passkeys.save')}
        </Button>
      }
    >
      <form id={`name-${passkey.id}`} onSubmit={submit}>
        <TextField
          label={t('passkeys.name')}
          name="key_name"
          required
          maxLength={60}
          value={name}
          error={fieldText(rename.error, 'name')}
          onValue={setName}
        />
      </form>
    </Dialog>
  );
}
