import {
  Avatar,
  Icon,
  IconChevronRight,
  IconHome,
  IconLanguage,
  IconPrice,
  IconSettings,
  type IconShape,
  IconSignOut,
  IconSupport,
  Link,
  LOCALE_NAMES,
  PageHeader,
  SwitchRow,
  prefsChanged,
  useAppDispatch,
  useAppSelector,
  useLocale,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useLeave } from '../../session/use-leave';

/** The phone's fifth tab: who one is, settings, language, help, the way out. */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const locale = useLocale();
  const leave = useLeave();
  const dispatch = useAppDispatch();
  const scheme = useAppSelector((state) => state.prefs.colorScheme);
  return (
    <>
      <PageHeader title={t('frame.menu')} />
      <div className="card list narrow">
        <div className="lrow">
          <Avatar name={user?.name ?? ''} large />
          <div className="grow">
            <h2>{user?.name}</h2>
            <p className="meta">{user?.email}</p>
          </div>
        </div>
        {user?.permissions.includes('edit') && (
          <MenuLink to={`/users/${user.id}/edit`} icon={IconSettings} label={t('menu.settings')} />
        )}
        <MenuLink
          to="/languages"
          icon={IconLanguage}
          label={t('menu.language')}
          note={LOCALE_NAMES[locale]}
        />
        <MenuLink to="/tutorial" icon={IconHome} label={t('tutorial.title')} />
        <MenuLink to="/subscriptions/pricing" icon={IconPrice} label={t('frame.pricing')} />
        <MenuLink to="/support" icon={IconSupport} label={t('frame.support')} />
      </div>
      <div className="card pad narrow gap">
        <SwitchRow
          label={t('menu.dark')}
          checked={scheme === 'dark'}
          onChange={(dark) => dispatch(prefsChanged({ colorScheme: dark ? 'dark' : 'light' }))}
        />
      </div>
      <div className="card list narrow gap">
        <button type="button" className="way" onClick={leave}>
          <Icon of={IconSignOut} />
          <span className="grow">
            <b>{t('menu.signOut')}</b>
          </span>
        </button>
      </div>
    </>
  );
}

interface MenuLinkProps {
  readonly to: string;
  readonly icon: IconShape;
  readonly label: string;
  readonly note?: string;
}

function MenuLink({ to, icon, label, note }: MenuLinkProps) {
  return (
    <Link className="way" to={to}>
      <Icon of={icon} />
      <span className="grow">
        <b>{label}</b>
      </span>
      {note && <span className="meta">{note}</span>}
      <Icon of={IconChevronRight} />
    </Link>
  );
}
