import { Icon, IconButton, IconHeart, useFlash, useRequireSignIn, useTranslation } from '@kashikari/web-kit';
import { useToggleLike } from '../api/toggle-like';

interface Props {
  readonly goodId: string;
  readonly title: string;
  readonly liked: boolean;
}

/** A heart that is filled while one likes the good; done at once, and undone by the same press. */
export function LikeButton({ goodId, title, liked }: Props) {
  const { t } = useTranslation('goods');
  const toggle = useToggleLike(goodId);
  const requireSignIn = useRequireSignIn();
  const { sayError } = useFlash();
  return (
    <IconButton
      label={t('like.verb', { title })}
      className={liked ? 'like on' : 'like'}
      aria-pressed={liked}
      disabled={toggle.isPending}
      onClick={() => requireSignIn() && toggle.mutate(!liked, { onError: sayError })}
    >
      <Icon of={IconHeart} />
    </IconButton>
  );
}
