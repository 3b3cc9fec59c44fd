import {
  ErrorNote,
  Button,
  ButtonLink,
  type User,
  useFlash,
  useNavigate,
  useTranslation,
} from '@kashikari/web-kit';
import { useLinkCard } from './api/link-card';

interface Props {
  readonly user: User;
  readonly jti: string;
  readonly busy: boolean;
  onUse(): void;
}

/**
 * The choice of a signed-in user who uses a card: link the card to their account, sign in with it instead, or do
 * nothing.
 */
export function CardChoice({ user, jti, busy, onUse }: Props) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { say } = useFlash();
  const { mutate, error, isPending } = useLinkCard();
  const mayLink = user.permissions.includes('edit');

  function link(): void {
    const onSuccess = ({ group }: { group: { slug: string; name: string } }) => {
      say(t('linkCard.done', { group: group.name }));
      navigate(`/-/${group.slug}`, { replace: true });
    };
    mutate(jti, { onSuccess });
  }

  return (
    <div className="card pad narrow">
      {error && <ErrorNote error={error} />}
      <p>{t(mayLink ? 'linkCard.ask' : 'cardEntry.switch', { name: user.name })}</p>
      {mayLink && <p className="sm t2 gap">{t('linkCard.follows')}</p>}
      <div className="row wrap gap">
        {mayLink && (
          <Button look="primary" busy={isPending} disabled={busy} onClick={link}>
            {t('linkCard.verb')}
          </Button>
        )}
        <Button look={mayLink ? undefined : 'primary'} busy={busy} disabled={isPending} onClick={onUse}>
          {t('cardEntry.switchVerb')}
        </Button>
        <ButtonLink to="/redirect_home" look="quiet">
          {t('cardEntry.stay')}
        </ButtonLink>
      </div>
    </div>
  );
}
