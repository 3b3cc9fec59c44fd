import {
  Button,
  ButtonLink,
  cardGroup,
  Note,
  PageHeader,
  useParams,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useEffect, useRef } from 'react';
import { useEnter } from '../../session/use-enter';
import { useSignIn } from './api/sign-in';

/**
 * `auth_tokens/{jti}`: what the QR of a member card leads to. Signs in to the card's one group; who is signed in already is
 * asked before their session makes way.
 */
export function CardEntry() {
  const { t } = useTranslation('shell');
  const { jti = '' } = useParams();
  const user = useUser();
  const { mutate, isError, isPending } = useSignIn();
  const enter = useEnter();
  const used = useRef(false);
  const asks = user !== null && !used.current;

  function signIn(): void {
    used.current = true;
    // The answer's token is kept by then, and says the group.
    mutate({ jti }, { onSuccess: (answer) => void enter(answer.user, `/-/${cardGroup() ?? ''}`) });
  }

  useEffect(() => {
    if (!used.current && !user) signIn();
  });

  return (
    <>
      <PageHeader title={t('cardEntry.title')} />
      {isError && <Note tone="error">{t('cardEntry.spent')}</Note>}
      {!isError && !asks && <p role="status">{t('cardEntry.opening')}</p>}
      {!isError && asks && (
        <div className="card pad narrow">
          <p>{t('cardEntry.switch', { name: user.name })}</p>
          <div className="row wrap">
            <ButtonLink to="/redirect_home">{t('cardEntry.stay')}</ButtonLink>
            <Button look="primary" busy={isPending} onClick={signIn}>
              {t('cardEntry.switchVerb')}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
