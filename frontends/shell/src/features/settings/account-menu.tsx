import {
  isAccount,
  Avatar,
  Icon,
  IconChevronRight,
  IconChart,
  IconClock,
  IconGrid,
  IconHistory,
  IconHome,
  IconLanguage,
  IconPlus,
  IconPrice,
  IconSend,
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
  useLends,
  useLocale,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { CONTACT_FORM, useContactLink } from '../../config/contact';
import { signInNameOf, useAccounts } from '../../session/accounts';
import { useAddAccount } from '../../session/use-accounts';
import { useLeave, useLeaveAll } from '../../session/use-leave';
import { OtherAccounts } from '../../session/other-accounts';

/** The fifth tab on phones: the account, settings, language, help, and sign-out. */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const lends = useLends();
  const contact = useContactLink();
  const locale = useLocale();
  const leave = useLeave();
  const leaveAll = useLeaveAll();
  const add = useAddAccount();
  const several = useAccounts().length > 1;
  const remembers = useAppSelector((state) => !state.prefs.forgetsAccounts);
  const dispatch = useAppDispatch();
  const scheme = useAppSelector((state) => state.prefs.colorScheme);
  return (
    <>
      <PageHeader title={t('frame.menu')} />
      <div className="card list narrow">
        <div className="lrow">
          <Avatar name={user?.name ?? ''} url={user?.thumbnail_url} large />
          <div className="grow">
            <h2>{user?.name}</h2>
            <p className="meta">{user && signInNameOf(user)}</p>
          </div>
        </div>
        {lends && <MenuLink to="/today" icon={IconClock} label={t('menu.today')} />}
        {lends && <MenuLink to="/numbers" icon={IconChart} label={t('menu.figures')} />}
        {user?.permissions.includes('edit') && (
          <>
            <MenuLink to="/goods/new/import_select" icon={IconPlus} label={t('menu.addGoods')} />
            <MenuLink to={`/users/${user.id}/goods_picker`} icon={IconGrid} label={t('menu.goods')} />
            <MenuLink to={`/users/${user.id}/edit`} icon={IconSettings} label={t('menu.settings')} />
          </>
        )}
        {isAccount(user) && (
          <MenuLink to="/payments/history" icon={IconHistory} label={t('accountMenu.payments')} />
        )}
        <MenuLink
          to="/languages"
          icon={IconLanguage}
          label={t('menu.language')}
          note={LOCALE_NAMES[locale]}
        />
        <MenuLink to="/tutorial" icon={IconHome} label={t('tutorial.title')} />
        <MenuLink to="/subscriptions/pricing" icon={IconPrice} label={t('frame.pricing')} />
        <MenuLink to="/help" icon={IconSupport} label={t('frame.help')} />
        {contact === CONTACT_FORM && <MenuLink to="/feedback" icon={IconSend} label={t('feedback.title')} />}
      </div>
      <div className="card pad narrow gap">
        <SwitchRow
          label={t('menu.dark')}
          checked={scheme === 'dark'}
          onChange={(dark) => dispatch(prefsChanged({ colorScheme: dark ? 'dark' : 'light' }))}
        />
      </div>
      <OtherAccounts title={t('accounts.others')} />
      <div className="card list narrow gap">
        {remembers && isAccount(user) && (
          <MenuButton icon={IconPlus} label={t('accounts.add')} onPress={() => void add()} />
        )}
        <MenuButton icon={IconSignOut} label={t('menu.signOut')} onPress={() => void leave()} />
        {several && (
          <MenuButton icon={IconSignOut} label={t('accounts.signOutAll')} onPress={() => void leaveAll()} />
        )}
      </div>
    </>
  );
}

interface MenuButtonProps {
  readonly icon: IconShape;
  readonly label: string;
  onPress(): void;
}

function MenuButton({ icon, label, onPress }: MenuButtonProps) {
  return (
    <button type="button" className="way" onClick={onPress}>
      <Icon of={icon} />
      <span className="grow">
        <b>{label}</b>
      </span>
    </button>
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
