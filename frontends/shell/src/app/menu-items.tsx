import {
  Icon,
  IconLanguage,
  IconMoon,
  IconSettings,
  IconSignOut,
  MenuItem,
  prefsChanged,
  useAppDispatch,
  useAppSelector,
  useNavigate,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useLeave } from '../session/use-leave';

/** The account menu of the wide header. */
export function MenuItems() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const scheme = useAppSelector((state) => state.prefs.colorScheme);
  const leave = useLeave();
  return (
    <>
      <div className="menu-who">
        <b className="blk clip">{user?.name}</b>
        <span className="meta blk clip">{user?.email}</span>
      </div>
      {user?.permissions.includes('edit') && (
        <MenuItem onSelect={() => navigate(`/users/${user.id}/edit`)}>
          <Icon of={IconSettings} size="s" />
          {t('menu.settings')}
        </MenuItem>
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
      <MenuItem onSelect={leave}>
        <Icon of={IconSignOut} size="s" />
        {t('menu.signOut')}
      </MenuItem>
    </>
  );
}
