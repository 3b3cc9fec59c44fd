import {
  ButtonLink,
  Note,
  PageHeader,
  errorText,
  useFlash,
  useNavigate,
  useSearchParams,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useEffect, useRef, useState } from 'react';
import { comeBack } from '../../providers/journey';
import { useEnter } from '../../session/use-enter';
import { useConnectProvider } from './api/connect-provider';
import { useSignIn } from './api/sign-in';

type Outcome =
  { readonly is: 'going-on' | 'cancelled' | 'not-ours' } | { readonly is: 'refused'; readonly why: unknown };

/**
 * The return from a provider. It signs in, or connects the provider with the account that started. An error is shown
 * with the next step.
 */
export function ProviderReturn() {
  const { t } = useTranslation('shell');
  const { outcome, connects } = useOutcome();
  const user = useUser();
  const back = connects && user ? `/users/${user.id}/security` : '/sign_in_methods';
  return (
    <>
      <PageHeader title={t(connects ? 'methods.title' : 'signIn.title')} />
      {outcome.is === 'going-on' ? (
        <p role="status">{t('signIn.opening')}</p>
      ) : (
        <>
          <Note tone={outcome.is === 'cancelled' ? 'info' : 'error'}>
            {outcome.is === 'refused' ? errorText(outcome.why) : t(`providers.${outcome.is}`)}
          </Note>
          <div className="submit">
            <ButtonLink to={back} look="primary">
              {t(connects ? 'methods.title' : 'providers.otherWays')}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  );
}

function useOutcome(): { outcome: Outcome; connects: boolean } {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome>({ is: 'going-on' });
  const [connects, setConnects] = useState(false);
  const user = useUser();
  const enter = useEnter();
  const navigate = useNavigate();
  const { say } = useFlash();
  const { mutate: signIn } = useSignIn();
  const { mutate: connect } = useConnectProvider();
  const begun = useRef(false);

  useEffect(() => {
    // A code is good once; a second run of this effect must not spend it.
    if (begun.current) return;
    begun.current = true;
    const journey = comeBack(params.get('state') ?? '');
    const code = params.get('code');
    const onError = (why: unknown) => setOutcome({ is: 'refused', why });
    setConnects(journey?.connect ?? false);
    if (!journey) return setOutcome({ is: 'not-ours' });
    if (!code) return setOutcome({ is: 'cancelled' });
    const iss = params.get('iss');
    const said = { code, state: journey.state, ...(iss && { iss }) };
    if (!journey.connect)
      return signIn(said, { onError, onSuccess: (kept) => void enter(kept.user, journey.to ?? undefined) });
    connect(said, {
      onError,
      onSuccess: () => {
        say(t('methods.connected'));
        navigate(user ? `/users/${user.id}/security` : '/', { replace: true });
      },
    });
  }, [params, signIn, connect, enter, navigate, say, t, user]);

  return { outcome, connects };
}
