import { Icon, IconHome, IconSignOut, Link, useLocation, useQuery, useTranslation } from '@kashikari/web-kit';
import { useOwnShell } from '../../config/own-shell';
import { ShellMark } from '../../look/shell-mark';
import { myGroupsQuery } from '../../groups/list-my-groups';
import { useLeave } from '../../session/use-leave';
import './card-home.css';

/** The header of a member card: the name of its group, the link to its home, and the button that ends its session. */
export function CardBar({ groupId }: { readonly groupId: string }) {
  const { t } = useTranslation('shell');
  const shell = useOwnShell();
  const group = useQuery(myGroupsQuery).data?.find(({ id }) => id === groupId);
  const isHome = useLocation().pathname === '/home';
  const leave = useLeave();
  const mark = shell ?? (group && { name: group.name, logo_url: group.logo?.thumbnail_public_url ?? null });
  return (
    <>
      <Link className="logo grow" to="/home" aria-label={mark?.name ?? t('frame.home')}>
        {mark && <ShellMark shell={mark} nameHiddenOnPhone={!isHome} />}
      </Link>
      {!isHome && (
        <Link className="cardact" to="/home">
          <Icon of={IconHome} />
          {t('cardHome.back')}
        </Link>
      )}
      <button type="button" className="cardact" onClick={() => void leave(t('cardHome.ended'))}>
        <Icon of={IconSignOut} />
        {t('cardHome.end')}
      </button>
    </>
  );
}
