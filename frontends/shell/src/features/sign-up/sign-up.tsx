import {
  ErrorNote,
  Button,
  Icon,
  IconCheck,
  IconChevronRight,
  IconLink,
  IconUsers,
  Link,
  Note,
  PageHeader,
  SelectField,
  TextField,
  fieldText,
  useSearchParams,
  useTranslation,
  browserZone,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { useSignsUp } from '../../config/own-shell';
import { NewPasswordField } from '../../new-password/new-password-field';
import { ProviderWays } from '../../providers/provider-ways';
import { useEnter } from '../../session/use-enter';
import { useCreateUser } from './api/create-user';
import { timeZones } from '../../time-zones/time-zones';

const NOTHING = {
  name: '',
  email: '',
  password: '',
  time_zone: browserZone(),
};

/**
 * The creation of an account. `?as=member` addresses a person who joins a group and registers no goods. It asks for
 * their own name instead of an organization's, and continues to the group instead of the first steps.
 */
export function SignUp() {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const member = params.get('as') === 'member';
  const signsUp = useSignsUp();
  return (
    <>
      <PageHeader title={t(member ? 'signUp.memberTitle' : 'signUp.title')}>
        <p className="sm t2">{t(member ? 'signUp.memberIntro' : 'signUp.intro')}</p>
      </PageHeader>
      <div className="auth two">
        {signsUp ? <SignUpForm member={member} /> : <Note>{t('signUp.closed')}</Note>}
        <div>
          <ul className="reasons">
            {(['free', 'later', 'yours'] as const).map((reason) => (
              <li key={reason} className="row">
                <Icon of={IconCheck} />
                <span className="sm">
                  <b className="blk">{t(`signUp.${reason}`)}</b>
                  <span className="t2">{t(`signUp.${reason}Why`)}</span>
                </span>
              </li>
            ))}
          </ul>
          <div className="card list">
            <ProviderWays starts />
            <Link className="way" to={member ? '/sign_up' : '/sign_up?as=member'}>
              <Icon of={IconUsers} />
              <span className="grow">
                <b>{t(member ? 'signUp.asOwner' : 'signUp.asMember')}</b>
                <span className="meta">{t(member ? 'signUp.asOwnerHow' : 'signUp.asMemberHow')}</span>
              </span>
              <Icon of={IconChevronRight} />
            </Link>
            <Link className="way" to="/sign_in_methods">
              <Icon of={IconLink} />
              <span className="grow">
                <b>{t('signUp.haveOne')}</b>
              </span>
              <Icon of={IconChevronRight} />
            </Link>
          </div>
        </div>
      </div>
    </>
  );
}

function SignUpForm({ member }: { readonly member: boolean }) {
  const { t } = useTranslation('shell');
  const [account, setAccount] = useState(NOTHING);
  const create = useCreateUser();
  const enter = useEnter();
  const change = (field: keyof typeof NOTHING) => (value: string) =>
    setAccount({ ...account, [field]: value });
  const fault = (field: string) => fieldText(create.error, field);
  const told = ['name', 'email', 'password', 'time_zone'].some(fault);

  function submit(event: FormEvent): void {
    event.preventDefault();
    create.mutate(account, {
      onSuccess: ({ user }) => void enter(user, member ? '/groups/join' : '/tutorial'),
    });
  }

  return (
    <form onSubmit={submit}>
      {create.isError && !told && <ErrorNote error={create.error} />}
      <TextField
        label={t(member ? 'signUp.yourName' : 'signUp.name')}
        name="name"
        autoComplete={member ? 'name' : 'organization'}
        required
        maxLength={100}
        value={account.name}
        error={fault('name')}
        onValue={change('name')}
      />
      <TextField
        label={t('signIn.email')}
        type="email"
        name="email"
        autoComplete="email"
        required
        value={account.email}
        error={fault('email')}
        onValue={change('email')}
      />
      <NewPasswordField
        label={t('signIn.password')}
        value={account.password}
        error={fault('password')}
        onValue={change('password')}
      />
      <SelectField
        label={t('signUp.zone')}
        name="time_zone"
        hint={t('signUp.zoneHint')}
        value={account.time_zone}
        error={fault('time_zone')}
        options={timeZones(account.time_zone)}
        onValue={change('time_zone')}
      />
      <div className="submit">
        <Button look="primary" type="submit" full busy={create.isPending}>
          {t('signUp.submit')}
        </Button>
      </div>
    </form>
  );
}
