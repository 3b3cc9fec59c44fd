import {
  type Good,
  Icon,
  IconDots,
  IconEdit,
  Link,
  Menu,
  MenuItem,
  useCopy,
  useNavigate,
  useTranslation,
} from '@kashikari/web-kit';
import { useNewCode } from '../use-new-code';
import { LikeButton } from './like-button';

interface Props {
  readonly good: Good;
  readonly isLiked: boolean;
}

/** The acts on a good, as icon buttons of 44 px side by side: edit, like, and a menu of the others. */
export function HeaderActions({ good, isLiked }: Props) {
  const { t } = useTranslation('goods');
  const copy = useCopy(t('detail.copied'));
  const navigate = useNavigate();
  const renew = useNewCode(good);
  const mayEdit = good.permissions.includes('edit');

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
        <MenuItem onSelect={() => navigate(`/goods/${good.id}/share`)}>{t('share.title')}</MenuItem>
        <MenuItem onSelect={() => copy(`${window.location.origin}/goods/${good.id}`)}>
          {t('detail.copy')}
        </MenuItem>
        {good.permissions.includes('manage_bookings') && (
          <MenuItem onSelect={() => navigate(`/goods/${good.id}/numbers`)}>{t('detail.figures')}</MenuItem>
        )}
        {mayEdit && (
          <MenuItem onSelect={() => navigate(`/users/${good.owner_id}/export/goods_qr_code?good=${good.id}`)}>
            {t('labels.print')}
          </MenuItem>
        )}
        {mayEdit && <MenuItem onSelect={() => void renew()}>{t('labels.newCode')}</MenuItem>}
        {mayEdit && (
          <MenuItem onSelect={() => navigate(`/users/${good.owner_id}/goods_picker`)}>
            {t('picker.title')}
          </MenuItem>
        )}
      </Menu>
    </div>
  );
}
