import {
  ErrorNote,
  Button,
  ButtonLink,
  Note,
  PageHeader,
  TextField,
  fieldText,
  isApiError,
  NotFound,
  useParams,
  useTranslation,
  useUser,
  type User,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { isNamed } from '../../session/is-named';
import { useLeave } from '../../session/use-leave';
import { useDeleteUser } from './api/delete-user';

/**
 * `users/{id}/delete`: the data that is deleted and that remains, and the address, or the name of an added account,
 * typed for confirmation. The deletion is irreversible.
 */
export function RemoveAccount() {
  const user = useUser();
  const { id } = useParams();
  return user && isNamed(user, id) ? <Removal user={user} /> : <NotFound entity="user" id={id} />;
}

function Removal({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  const [typed, setTyped] = useState('');
  const field = user.email === null ? 'account_name' : 'email';
  const wanted = (user.email ?? user.account_name ?? '').toLowerCase();
  const remove = useDeleteUser(user.id);
  const leave = useLeave();
  const code = isApiError(remove.error) ? remove.error.code : undefined;
  const isOut = code === 'user.unreturned_bookings';
  const isMoneyOpen = code === 'user.money_open';
  const hasAccounts = code === 'user.has_accounts';
  const wrong = fieldText(remove.error, field);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const text = typed.trim();
    remove.mutate(field === 'email' ? { email: text } : { account_name: text }, {
      onSuccess: () => void leave(t('remove.done')),
    });
  }

  return (
    <>
      <PageHeader
        title={t('remove.title')}
        back={{ to: `/users/${user.id}/edit`, label: t('menu.settings') }}
      />
      <form onSubmit={submit} className="narrow">
        {isOut && (
          <div className="notice">
            <Note tone="error">{t('remove.out')}</Note>
            <div className="row wrap gap">
              <ButtonLink to="/bookings" small>
                {t('remove.borrowed')}
              </ButtonLink>
              <ButtonLink to="/bookings/lend" small>
                {t('remove.lent')}
              </ButtonLink>
            </div>
          </div>
        )}
        {isMoneyOpen && (
          <div className="notice">
            <Note tone="error">{t('remove.money')}</Note>
            <div className="row wrap gap">
              <ButtonLink to="/payments/history" small>
                {t('remove.unpaid')}
              </ButtonLink>
              <ButtonLink to="/payments/payouts" small>
                {t('remove.balance')}
              </ButtonLink>
            </div>
          </div>
        )}
        {hasAccounts && (
          <div className="notice">
            <Note tone="error">{t('remove.accounts')}</Note>
            <ButtonLink to={`/users/${user.id}/edit/account`} small>
              {t('addedAccounts.title')}
            </ButtonLink>
          </div>
        )}
        {remove.isError && !isOut && !isMoneyOpen && !hasAccounts && !wrong && (
          <ErrorNote error={remove.error} />
        )}
        <Note tone="warning">{t('remove.warning')}</Note>
        <ul className="remove-list">
          {(['goods', 'bookings', 'payments'] as const).map((what) => (
            <li key={what}>{t(`remove.${what}`)}</li>
          ))}
        </ul>
        <TextField
          label={t(`remove.${field}`)}
          hint={user.email ?? user.account_name}
          type={field === 'email' ? 'email' : 'text'}
          name={field}
          autoComplete="off"
          autoCapitalize="none"
          required
          value={typed}
          error={wrong}
          onValue={setTyped}
        />
        <div className="submit">
          <Button
            look="danger"
            type="submit"
            busy={remove.isPending}
            disabled={typed.trim().toLowerCase() !== wanted}
          >
            {t('remove.verb')}
          </Button>
        </div>
      </form>
    </>
  );
}
