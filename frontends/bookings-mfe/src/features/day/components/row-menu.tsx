import { Icon, IconDots, Menu, MenuItem, useNavigate, useTranslation } from '@kashikari/web-kit';
import type { Act } from '../../../api/act-on-booking';
import type { BookingView } from '../../../api/get-booking';
import type { PartName } from '../api/get-day';

interface Props {
  readonly part: PartName;
  readonly booking: BookingView;
  readonly borrower: string | undefined;
  run(act: Act): void;
}

/** The rarer acts of a row. */
export function RowMenu({ booking, run }: Props) {
  const { t } = useTranslation('bookings');
  const navigate = useNavigate();
  const title = booking.good_title || t('gone');
  return (
    <Menu label={t('day.more', { title })} button={<Icon of={IconDots} />}>
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
