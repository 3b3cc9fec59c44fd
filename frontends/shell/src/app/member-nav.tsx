import {
  Avatar,
  Badge,
  Icon,
  IconCalendar,
  IconScan,
  IconSupport,
  IconUsers,
  Link,
  Menu,
  NavLink,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useUnreadMessages } from './api/count-unread';
import { HelpLink } from './help-link';
import { usePart } from '../offers/use-part';

const loadItems = () => import('./menu-items').then(({ MenuItems }) => MenuItems);

/** The header's links for signed-in users on wide screens. Phones have the tab bar, and only the avatar here. */
export function MemberNav({ hiddenOnPhone }: { readonly hiddenOnPhone: boolean }) {
  const { t } = useTranslation('shell');
  const user = useUser();
  const unread = useUnreadMessages();
  const name = user?.name ?? '';
  const Items = usePart(loadItems, true);
  return (
    <>
      {!hiddenOnPhone && (
        <Link className="ibtn only-n" to="/menu" aria-label={t('frame.menu')}>
          <Avatar name={name} url={user?.thumbnail_url} />
        </Link>
      )}
      <nav className="hd-nav" aria-label={t('frame.main')}>
        <NavLink to="/qrcode-scanner">
          <Icon of={IconScan} size="s" />
          {t('frame.scan')}
        </NavLink>
        <NavLink to="/bookings">
          <Icon of={IconCalendar} size="s" />
          {t('frame.bookings')}
          <Badge count={unread} label={t('frame.unread', { count: unread })} />
        </NavLink>
        <NavLink to="/groups">
          <Icon of={IconUsers} size="s" />
          {t('frame.groups')}
        </NavLink>
        <HelpLink>
          <Icon of={IconSupport} size="s" />
        </HelpLink>
        <Menu label={t('frame.menu')} button={<Avatar name={name} url={user?.thumbnail_url} />}>
          {Items && <Items />}
        </Menu>
      </nav>
    </>
  );
}
