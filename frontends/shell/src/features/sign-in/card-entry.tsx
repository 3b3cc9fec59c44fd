import {
  ErrorNote,
  Note,
  PageHeader,
  useLocation,
  useNavigate,
  useParams,
  isUndecided,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useEffect, useRef } from 'react';
import { useEnter } from '../../session/use-enter';
import { useSignIn } from './api/sign-in';
import { CardChoice } from './card-choice';

/**
 * The placeholder for a card's secret in the address, which others could otherwise read on the screen or in the
 * history.
 */
const HIDDEN = '-';

/**
 * `auth_tokens/{jti}`: the target of a member card's QR code. It signs in to the card's one group. A signed-in user is
 * asked to link the card to their account, or to replace their session. The secret is removed from the address at once;
 * after a reload, the history entry still contains it.
 */
export function CardEntry() {
  const { t } = useTranslation('shell');
  const { jti: inAddress = '' } = useParams();
  const { state } = useLocation() as { state: { readonly card?: string } | null };
  const navigate = useNavigate();
  const jti = (inAddress === HIDDEN && state?.card) || inAddress;
  const user = useUser();
  const { mutate, error, isError, isPending } = useSignIn();
  const enter = useEnter();
  const used = useRef(false);
  const asks = user !== null && !used.current;

  function signIn(): void {
    used.current = true;
    mutate({ jti }, { onSuccess: (answer) => void enter(answer.user, '/home') });
  }

  useEffect(() => {
    if (inAddress !== HIDDEN) {
      navigate(`/auth_tokens/${HIDDEN}`, { replace: true, state: { card: inAddress } });
    }
  }, [inAddress, navigate]);

  useEffect(() => {
    if (!used.current && !user) signIn();
  });

  return (
    <>
      <PageHeader title={t('cardEntry.title')} />
      {isError && isUndecided(error) && <ErrorNote error={error} alone />}
      {isError && !isUndecided(error) && <Note tone="error">{t('cardEntry.spent')}</Note>}
      {!isError && !asks && <p role="status">{t('cardEntry.opening')}</p>}
      {!isError && asks && <CardChoice user={user} jti={jti} busy={isPending} onUse={signIn} />}
    </>
  );
}
