import {
  type Good,
  Icon,
  IconDots,
  IconEdit,
  Link,
  Menu,
  MenuItem,
  useFlash,
  useNavigate,
  useTranslation,
} from '@kashikari/web-kit';
import { LikeButton } from './like-button';

interface Props {
  readonly good: Good;
  readonly isLiked: boolean;
}

/** The acts on a good, as icon buttons of 44 px side by side: edit, like, and a menu of the others. */
export function HeaderActions({ good, isLiked }: Props) {
  const { t } = useTranslation('goods');
  const { say, sayError } = useFlash();
  const navigate = useNavigate();
  const mayEdit = good.permissions.includes('edit');

  function copyAddress(): void {
    navigator.clipboard
      .writeText(`${window.location.origin}/goods/${good.id}`)
      .then(() => say(t('detail.copied')))
      .catch(sayError);
  }

  return (
    <div className="gd-acts">
      {mayEdit && (
        <Link
          to={`/goods/${good.id}/edit`}
          className="ibtn"
          aria-label={t('form.editTitle')}
          title={t('form.editTitle')}
        >
          <Icon of={IconEdit} />
        </Link>
      )}
      <LikeButton goodId={good.id} title={good.title} liked={isLiked} />
      <Menu label={t('detail.more')} button={<Icon of={IconDots} />}>
        <MenuItem onSelect={copyAddress}>{t('detail.copy')}</MenuItem>
        {mayEdit && (
          <MenuItem onSelect={() => navigate(`/users/${good.owner_id}/goods_picker`)}>
            {t('picker.title')}
          </MenuItem>
        )}
      </Menu>
    </div>
  );
}
