import {
  isAccount,
  Avatar,
  Icon,
  IconChart,
  IconClock,
  IconGrid,
  IconLanguage,
  IconMoon,
  IconPlus,
  IconSettings,
  IconSignOut,
  MenuItem,
  prefsChanged,
  useAppDispatch,
  useAppSelector,
  useLends,
  useNavigate,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { signInNameOf, useAccounts } from '../session/accounts';
import { useAddAccount, useSwitchAccount } from '../session/use-accounts';
import { useLeave, useLeaveAll } from '../session/use-leave';

/** The account menu of the wide header. */
export function MenuItems() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const lends = useLends();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const scheme = useAppSelector((state) => state.prefs.colorScheme);
  const leave = useLeave();
  const leaveAll = useLeaveAll();
  const add = useAddAccount();
  const goOnAs = useSwitchAccount();
  const others = useAccounts().filter(({ id }) => id !== user?.id);
  const remembers = useAppSelector((state) => !state.prefs.forgetsAccounts);
  return (
    <>
      <div className="menu-who">
        <b className="blk clip">{user?.name}</b>
        <span className="meta blk clip">{user && signInNameOf(user)}</span>
      </div>
      {lends && (
        <MenuItem onSelect={() => navigate('/today')}>
          <Icon of={IconClock} size="s" />
          {t('menu.today')}
        </MenuItem>
      )}
      {lends && (
        <MenuItem onSelect={() => navigate('/numbers')}>
          <Icon of={IconChart} size="s" />
          {t('menu.figures')}
        </MenuItem>
      )}
      {user?.permissions.includes('edit') && (
        <>
          <MenuItem onSelect={() => navigate('/goods/new/import_select')}>
            <Icon of={IconPlus} size="s" />
            {t('menu.addGoods')}
          </MenuItem>
          <MenuItem onSelect={() => navigate(`/users/${user.id}/goods_picker`)}>
            <Icon of={IconGrid} size="s" />
            {t('menu.goods')}
          </MenuItem>
          <MenuItem onSelect={() => navigate(`/users/${user.id}/edit`)}>
            <Icon of={IconSettings} size="s" />
            {t('menu.settings')}
          </MenuItem>
        </>
      )}
      <MenuItem onSelect={() => navigate('/languages')}>
        <Icon of={IconLanguage} size="s" />
        {t('menu.language')}
      </MenuItem>
      <MenuItem
        onSelect={() => dispatch(prefsChanged({ colorScheme: scheme === 'dark' ? 'light' : 'dark' }))}
      >
        <Icon of={IconMoon} size="s" />
        {t(scheme === 'dark' ? 'menu.light' : 'menu.dark')}
      </MenuItem>
      {others.map(({ id, name, picture }) => (
        <MenuItem key={id} onSelect={() => void goOnAs(id)}>
          <Avatar name={name} url={picture} />
          <span className="clip">{name}</span>
        </MenuItem>
      ))}
      {remembers && isAccount(user) && (
        <MenuItem onSelect={() => void add()}>
          <Icon of={IconPlus} size="s" />
          {t('accounts.add')}
        </MenuItem>
      )}
      <MenuItem onSelect={() => void leave()}>
        <Icon of={IconSignOut} size="s" />
        {t('menu.signOut')}
      </MenuItem>
      {others.length > 0 && (
        <MenuItem onSelect={() => void leaveAll()}>
          <Icon of={IconSignOut} size="s" />
          {t('accounts.signOutAll')}
        </MenuItem>
      )}
    </>
  );
}
