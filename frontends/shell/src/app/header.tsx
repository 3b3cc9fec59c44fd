import { Icon, IconChevronLeft, Link, Logo, useAppSelector, useFrame, useLocation } from '@kashikari/web-kit';
import { HeaderSearch, SUGGEST } from './header-search';
import { MemberNav } from './member-nav';
import { VisitorNav } from './visitor-nav';

/** 45 px. On phones an inner screen shows its parent here; when wide the same line stands on every screen. */
export function Header({ wide }: { readonly wide: boolean }) {
  const { back, setActionsPlace } = useFrame();
  const isSuggest = useLocation().pathname === SUGGEST;
  const status = useAppSelector((state) => state.auth.status);
  const home = status === 'signed-in' ? '/home' : '/lp';
  return (
    <header className={wide ? 'hd wide' : 'hd'}>
      <div className="hd-in">
        <Link className={back ? 'logo only-w' : 'logo'} to={home} aria-label="Kashikari">
          {status === 'signed-in' ? (
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
