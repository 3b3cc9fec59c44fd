import {
  Button,
  Dialog,
  ErrorNote,
  TextField,
  fieldText,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { NewPasswordField, isLongEnough } from '../../../new-password/new-password-field';
import { useAddAccount, type NewAddedAccount } from './api/added-accounts';

const EMPTY: NewAddedAccount = { name: '', account_name: '', password: '' };

/** Form of an account to add: the name that others see, and the account name and password for signing in. */
export function NewAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { say } = useFlash();
  const [draft, setDraft] = useState(EMPTY);
  const add = useAddAccount();
  const errorOf = (name: keyof NewAddedAccount) => fieldText(add.error, name);
  const isBesideField = (['name', 'account_name', 'password'] as const).some(errorOf);
  const change = (part: Partial<NewAddedAccount>) => setDraft({ ...draft, ...part });
  const accountName = draft.account_name.trim();

  function submit(event: FormEvent): void {
    event.preventDefault();
    add.mutate(
      { ...draft, name: draft.name.trim(), account_name: accountName },
      {
        onSuccess: () => {
          say(t('addedAccounts.done', { name: draft.name.trim(), account: accountName }));
          onClose();
        },
      },
    );
  }

  return (
    <Dialog open title={t('addedAccounts.add')} onClose={onClose}>
      <form onSubmit={submit}>
        {add.isError && !isBesideField && <ErrorNote error={add.error} />}
        <TextField
          label={t('profile.name')}
          name="added_name"
          required
          maxLength={100}
          autoComplete="off"
          value={draft.name}
          error={errorOf('name')}
          onValue={(name) => change({ name })}
        />
        <TextField
          label={t('profile.account_name')}
          hint={t('addedAccounts.nameHint')}
          name="added_account_name"
          required
          maxLength={30}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.account_name}
          error={errorOf('account_name')}
          onValue={(name) => change({ account_name: name })}
        />
        <NewPasswordField
          label={t('credentials.password')}
          value={draft.password}
          error={errorOf('password')}
          onValue={(password) => change({ password })}
        />
        <div className="row wrap">
          <Button look="quiet" small onClick={onClose}>
            {t('fresh.cancel')}
          </Button>
          <Button
            type="submit"
            look="primary"
            small
            busy={add.isPending}
            disabled={!draft.name.trim() || !accountName || !isLongEnough(draft.password)}
          >
            {t('addedAccounts.verb')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
