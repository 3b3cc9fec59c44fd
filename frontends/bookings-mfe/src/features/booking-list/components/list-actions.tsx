import {
  Icon,
  IconDots,
  IconSearch,
  Link,
  Menu,
  MenuItem,
  useFlash,
  useNavigate,
  useTranslation,
} from '@kashikari/web-kit';
import { useExportBookings } from '../api/export-bookings';
import type { Scope } from '../api/list-bookings';

interface Props {
  readonly scope: Scope;
  /** The account to whose lent goods the export is limited. */
  readonly lenderId: string | undefined;
}

/** Search as an icon; the screens around the list, and the export, behind ⋯. */
export function ListActions({ scope, lenderId }: Props) {
  const { t } = useTranslation('bookings');
  const navigate = useNavigate();
  const { sayError } = useFlash();
  const save = useExportBookings();
  const ways = [
    ...(scope === 'lend' ? [['/bookings/counter', t('counter.title')] as const] : []),
    ['/bookings/new/bulk', t('bulk.title')],
    ['/bookings/bulk_return', t('bulkReturn.title')],
    ['/bookings_history', t('history.title')],
    ['/bookings/calendars', t('feeds.title')],
  ] as const;
  return (
    <>
      <Link to="/bookings/search" className="ibtn" aria-label={t('search.title')} title={t('search.title')}>
        <Icon of={IconSearch} />
      </Link>
      <Menu label={t('list.others')} button={<Icon of={IconDots} />} busy={save.isPending}>
        {ways.map(([to, label]) => (
          <MenuItem key={to} onSelect={() => navigate(to)}>
            {label}
          </MenuItem>
        ))}
        {scope !== 'use' && (
          <MenuItem
            onSelect={() => save.mutate({ scope, lenderId, name: t('export.file') }, { onError: sayError })}
          >
            {t('export.verb')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
