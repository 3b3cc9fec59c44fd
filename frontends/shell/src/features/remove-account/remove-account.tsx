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
 * `users/{id}/delete`: the data that is deleted and that remains, and the address typed for confirmation. The deletion
 * is irreversible.
 */
export function RemoveAccount() {
  const user = useUser();
  const { id } = useParams();
  return user && isNamed(user, id) ? <Removal user={user} /> : <NotFound entity="user" id={id} />;
}

function Removal({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  const [email, setEmail] = useState('');
  const remove = useDeleteUser(user.id);
  const leave = useLeave();
  const code = isApiError(remove.error) ? remove.error.code : undefined;
  const isOut = code === 'user.unreturned_bookings';
  const isMoneyOpen = code === 'user.money_open';
  const wrong = fieldText(remove.error, 'email');

  function submit(event: FormEvent): void {
    event.preventDefault();
    remove.mutate(email.trim(), {
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
        {remove.isError && !isOut && !isMoneyOpen && !wrong && <ErrorNote error={remove.error} />}
        <Note tone="warning">{t('remove.warning')}</Note>
        <ul className="remove-list">
          {(['goods', 'bookings', 'payments'] as const).map((what) => (
            <li key={what}>{t(`remove.${what}`)}</li>
          ))}
        </ul>
        <TextField
          label={t('remove.email')}
          hint={user.email}
          type="email"
          name="email"
          autoComplete="off"
          required
          value={email}
          error={wrong}
          onValue={setEmail}
        />
        <div className="submit">
          <Button
            look="danger"
            type="submit"
            busy={remove.isPending}
            disabled={email.trim().toLowerCase() !== user.email}
          >
            {t('remove.verb')}
          </Button>
        </div>
      </form>
    </>
  );
}
