import {
  Badge,
  Icon,
  IconCalendar,
  IconHome,
  IconMenu,
  IconScan,
  type IconShape,
  IconUsers,
  NavLink,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useUnreadMessages } from './api/count-unread';

const TABS = [
  ['/home', 'home', IconHome],
  ['/bookings', 'bookings', IconCalendar],
  ['/qrcode-scanner', 'scan', IconScan],
  ['/groups', 'groups', IconUsers],
  ['/menu', 'menu', IconMenu],
] as const satisfies readonly (readonly [to: string, word: string, icon: IconShape])[];

/** Five places at a thumb's reach; phones only, top screens only, members only. */
export function TabBar() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const unread = useUnreadMessages();
  if (!user) return null;
  return (
    <nav className="tb" aria-label={t('frame.tabs')}>
      {TABS.map(([to, word, icon]) => (
        <NavLink key={to} to={to} className={word === 'scan' ? 'scan' : undefined}>
          {word === 'scan' ? (
            <i>
              <Icon of={icon} />
            </i>
          ) : (
            <Icon of={icon} />
          )}
          {t(`frame.${word}`)}
          {word === 'bookings' && <Badge count={unread} label={t('frame.unread', { count: unread })} />}
        </NavLink>
      ))}
    </nav>
  );
}
