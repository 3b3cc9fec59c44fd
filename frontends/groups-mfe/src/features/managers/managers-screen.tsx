import {
  Button,
  errorText,
  fieldText,
  FormSection,
  LoadError,
  NotFound,
  PageHeader,
  Skeleton,
  TextField,
  useFlash,
  useParams,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { useAppoint, useManagers } from '../../api/managers';
import { ManagerList } from './manager-list';

/** `users/{id}/managers/edit`: who acts for one's own account, and for whom one acts. */
export function ManagersScreen() {
  const { t } = useTranslation('groups');
  const { id = '' } = useParams();
  const me = useUser();
  const managers = useManagers();
  if (id !== 'current' && id !== me?.id) return <NotFound entity="user" id={id} />;
  const users = new Map(managers.data?.users.map((user) => [user.id, user.name]));
  const all = managers.data?.managers ?? [];
  return (
    <>
      <PageHeader title={t('managers.title')} back={{ to: `/users/${id}/edit`, label: t('managers.back') }}>
        <p className="t2">{t('managers.intro')}</p>
      </PageHeader>
      <FormSection title={t('managers.add')} intro={t('managers.addIntro')}>
        <AppointForm />
      </FormSection>
      {managers.isPending && <Skeleton shape="rows" />}
      {managers.isError && <LoadError error={managers.error} onRetry={() => void managers.refetch()} />}
      {managers.isSuccess && (
        <>
          <FormSection title={t('managers.mine')} intro={t('managers.mineIntro')}>
            <ManagerList
              rows={all.filter((one) => one.account_id === me?.id)}
              nameOf={({ user_id: user }) => users.get(user) ?? ''}
              verb={t('managers.dismiss')}
              empty={t('managers.none')}
            />
          </FormSection>
          <FormSection title={t('managers.others')} intro={t('managers.othersIntro')}>
            <ManagerList
              rows={all.filter((one) => one.user_id === me?.id)}
              nameOf={({ account_id: account }) => users.get(account) ?? ''}
              verb={t('managers.resign')}
              empty={t('managers.noneOther')}
            />
          </FormSection>
        </>
      )}
    </>
  );
}

function AppointForm() {
  const { t } = useTranslation('groups');
  const [email, setEmail] = useState('');
  const appoint = useAppoint();
  const { say } = useFlash();

  function submit(event: FormEvent): void {
    event.preventDefault();
    appoint.mutate(email, {
      onSuccess: () => {
        say(t('managers.added', { email }));
        setEmail('');
      },
    });
  }

  return (
    <form onSubmit={submit}>
      <TextField
        label={t('add.email')}
        name="email"
        type="email"
        required
        autoComplete="off"
        value={email}
        error={appoint.error ? (fieldText(appoint.error, 'email') ?? errorText(appoint.error)) : undefined}
        onValue={setEmail}
      />
      <Button look="primary" type="submit" busy={appoint.isPending}>
        {t('managers.verb')}
      </Button>
    </form>
  );
}
