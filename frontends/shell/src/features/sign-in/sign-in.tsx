import {
  ErrorNote,
  Button,
  ButtonLink,
  Icon,
  IconCard,
  IconChevronRight,
  IconMail,
  Link,
  Note,
  PageHeader,
  PasswordField,
  TextField,
  isApiError,
  useLocation,
  useAppSelector,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { useOffers, useSignsUp } from '../../config/own-shell';
import { OtherAccounts } from '../../session/other-accounts';
import { ProviderWays } from '../../providers/provider-ways';
import { useEnter } from '../../session/use-enter';
import { credentialsOf, useSignIn } from './api/sign-in';
import { PasskeyWay } from './passkey-way';

/**
 * The sign-in screen: the password on the left, the other methods on the right. After a session has expired, it says so
 * and names the screen to which the user returns.
 */
export function SignIn() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const expired = useAppSelector((state) => state.auth.expired);
  const { linkSpent } = (useLocation().state ?? {}) as { readonly linkSpent?: boolean };
  const offers = useOffers();
  const signsUp = useSignsUp();
  return (
    <>
      <PageHeader title={t('signIn.title')} />
      {linkSpent && <LinkSpent />}
      {expired && (
        <div className="notice">
          <Note tone="warning">{t('signIn.expired')}</Note>
        </div>
      )}
      {user && (
        <div className="notice">
          <Note>
            <span className="blk letter">{t('accounts.staysIn', { name: user.name })}</span>
            <Link to="/redirect_home">{t('signIn.stayAs', { name: user.name })}</Link>
          </Note>
        </div>
      )}
      <OtherAccounts title={t('accounts.remembered')} />
      <div className="auth two">
        {offers('password') && <PasswordForm />}
        <OtherWays />
      </div>
      <section className="sec card pad">
        <div className="row wrap sp">
          <div className="newcomer">
            <b>{t('signIn.new')}</b>
            <p className="sm t2">{t('signIn.newHow')}</p>
          </div>
          <div className="row wrap">
            {signsUp && (
              <ButtonLink to="/sign_up" small>
                {t('signIn.register')}
              </ButtonLink>
            )}
            <ButtonLink to="/groups/join" small>
              {t('signIn.join')}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}

/** A mailed link led here because it is used up: another one can be sent. */
function LinkSpent() {
  const { t } = useTranslation('shell');
  return (
    <div className="notice">
      <Note tone="error">
        <span className="blk">{t('signIn.linkSpent')}</span>
        <Link to="/email_sign_in">{t('signIn.sendAgain')}</Link>
      </Note>
    </div>
  );
}

function PasswordForm() {
  const { t } = useTranslation('shell');
  const [who, setWho] = useState('');
  const offers = useOffers();
  const [password, setPassword] = useState('');
  const signIn = useSignIn();
  const enter = useEnter();

  function submit(event: FormEvent): void {
    event.preventDefault();
    signIn.mutate(credentialsOf(who, password), { onSuccess: ({ user }) => void enter(user) });
  }

  // An error must not reveal whether the account exists, so it is shown above the form and not at a field.
  const refused = isApiError(signIn.error) && signIn.error.status === 401;
  return (
    <form onSubmit={submit}>
      {signIn.isError && (
        <div className="notice">
          {refused ? <Note tone="error">{t('signIn.wrong')}</Note> : <ErrorNote error={signIn.error} />}
        </div>
      )}
      <TextField
        label={t('signIn.who')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={who}
        onValue={setWho}
      />
      <PasswordField
        label={t('signIn.password')}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onValue={setPassword}
      />
      <div className="submit">
        <Button look="primary" type="submit" full busy={signIn.isPending}>
          {t('signIn.submit')}
        </Button>
      </div>
      {offers('link') && (
        <p className="sm">
          <Link to="/email_sign_in">{t('signIn.forgot')}</Link>
        </p>
      )}
    </form>
  );
}

function OtherWays() {
  const { t } = useTranslation('shell');
  const offers = useOffers();
  return (
    <div>
      <h2 className="ways">{t('signIn.others')}</h2>
      <div className="card list">
        {offers('passkey') && <PasskeyWay />}
        <ProviderWays />
        {offers('link') && <LinkWay />}
        {offers('card') && <CardWay />}
      </div>
    </div>
  );
}

function LinkWay() {
  const { t } = useTranslation('shell');
  return (
    <Link className="way" to="/email_sign_in">
      <Icon of={IconMail} />
      <span className="grow">
        <b>{t('signIn.byLink')}</b>
        <span className="meta">{t('signIn.byLinkHow')}</span>
      </span>
      <Icon of={IconChevronRight} />
    </Link>
  );
}

function CardWay() {
  const { t } = useTranslation('shell');
  return (
    <Link className="way" to="/member_sign_in">
      <Icon of={IconCard} />
      <span className="grow">
        <b>{t('memberSignIn.title')}</b>
        <span className="meta">{t('memberSignIn.how')}</span>
      </span>
      <Icon of={IconChevronRight} />
    </Link>
  );
}
