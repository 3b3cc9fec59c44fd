import {
  addTranslations,
  Icon,
  IconChevronLeft,
  Link,
  Logo,
  useAppSelector,
  useFrame,
  useLocation,
} from '@kashikari/web-kit';
import { ShellMark } from '../look/shell-mark';
import { useOwnShell } from '../config/own-shell';
import { Suspense, lazy } from 'react';
import { otherTranslations } from '../i18n/translations';
import { useCardGroup } from '../session/use-card-group';
import { HeaderSearch, SUGGEST } from './header-search';
import { MemberNav } from './member-nav';
import { VisitorNav } from './visitor-nav';

const CardBar = lazy(async () => {
  const [{ CardBar: bar }] = await Promise.all([
    import('../features/card-home/card-bar'),
    addTranslations('shell', otherTranslations),
  ]);
  return { default: bar };
});

/**
 * The header, 45 px high. On phones an inner screen shows its parent here; on wide screens the header is the same
 * everywhere.
 */
export function Header({ wide }: { readonly wide: boolean }) {
  const { back, setActionsPlace } = useFrame();
  const isSuggest = useLocation().pathname === SUGGEST;
  const status = useAppSelector((state) => state.auth.status);
  const shell = useOwnShell();
  const visitorsHome = shell ? '/' : '/lp';
  const home = status === 'signed-in' ? '/home' : visitorsHome;
  const card = useCardGroup();
  if (card)
    return (
      <header className="hd">
        <div className="hd-in">
          <Suspense fallback={null}>
            <CardBar groupId={card} />
          </Suspense>
        </div>
      </header>
    );
  return (
    <header className={wide ? 'hd wide' : 'hd'}>
      <div className="hd-in">
        <Link className={back ? 'logo only-w' : 'logo'} to={home} aria-label={shell?.name ?? 'Kashikari'}>
          {shell && <ShellMark shell={shell} nameHiddenOnPhone={status === 'signed-in'} />}
          {shell ? null : status === 'signed-in' ? (
            <>
              <span className="only-w">
                <Logo />
              </span>
              <span className="only-n">
                <Logo mark />
              </span>
            </>
          ) : (
            <Logo />
          )}
        </Link>
        {back && (
          <Link className="back only-n" to={back.to}>
            <Icon of={IconChevronLeft} />
            <span className="clip">{back.label}</span>
          </Link>
        )}
        {status === 'signed-in' && <HeaderSearch hiddenOnPhone={back !== null && !isSuggest} />}
        <div className="hd-end only-n" ref={setActionsPlace} />
        {status === 'signed-in' && <MemberNav hiddenOnPhone={back !== null} />}
        {status === 'signed-out' && <VisitorNav wide={wide} hiddenOnPhone={back !== null} />}
      </div>
    </header>
  );
}
