import { Icon, IconDots, Menu, MenuItem, useNavigate, useTranslation } from '@kashikari/web-kit';
import type { Act } from '../../../api/act-on-booking';
import type { BookingView } from '../../../api/get-booking';

interface Props {
  readonly booking: BookingView;
  run(act: Act): void;
  /** Left out where the borrower can't be reminded now. */
  readonly onRemind: (() => void) | undefined;
}

/** The rarer acts of a row. */
export function RowMenu({ booking, run, onRemind }: Props) {
  const { t } = useTranslation('bookings');
  const navigate = useNavigate();
  const title = booking.good_title || t('gone');
  return (
    <Menu label={t('day.more', { title })} button={<Icon of={IconDots} />}>
      {onRemind && <MenuItem onSelect={onRemind}>{t('day.remind.title')}</MenuItem>}
      {(['prepare', 'revert_prepare'] as const)
        .filter((act) => booking.permissions.includes(act))
        .map((act) => (
          <MenuItem key={act} onSelect={() => run(act)}>
            {t(`day.acts.${act}`)}
          </MenuItem>
        ))}
      <MenuItem onSelect={() => navigate(`/bookings/${booking.id}`)}>{t('day.write')}</MenuItem>
      <MenuItem onSelect={() => navigate(`/goods/${booking.good_id}/bookings`)}>{t('ofGood.title')}</MenuItem>
    </Menu>
  );
}
