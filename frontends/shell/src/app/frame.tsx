import {
  FlashRegion,
  OfflineBanner,
  useFrame,
  useLocation,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import './frame.css';
import { useCardGroup } from '../session/use-card-group';
import { useScreenBefore } from '../support/screen-before';
import { ActingBar } from './acting-bar';
import { CrashNote } from './crash-note';
import { Header } from './header';
import { SUGGEST } from './header-search';
import { TabBar } from './tab-bar';
import { useArriving } from './use-arriving';
import { useScreenBehind } from './use-screen-behind';

/** The paths of the landing page, which uses the whole width; every other screen uses one column. */
const WIDE = /^\/lp(\/|$)/;

/** The frame of every screen: offline strip, header, acting bar, main area, tab bar on phones, and flashes. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { back, tabBarHidden } = useFrame();
  const location = useLocation();
  const { pathname } = useScreenBehind() ?? location;
  const wide = WIDE.test(pathname);
  const main = useFocusOnChange(pathname);
  useArriving(main, pathname);
  useScreenBefore(pathname);
  const signedIn = useUser() !== null;
  const isCard = useCardGroup() !== undefined;
  return (
    <>
      <a className="skip" href="#main">
        {t('frame.skip')}
      </a>
      <OfflineBanner />
      <Header wide={wide} />
      {signedIn && !isCard && <ActingBar />}
      <main id="main" ref={main} tabIndex={-1} className={wide ? 'wide' : isCard ? 'forcard' : undefined}>
        <CrashNote />
        {children}
      </main>
      {!back && !tabBarHidden && !wide && !isCard && <TabBar />}
      <FlashRegion />
    </>
  );
}

/**
 * Scrolls a new screen to its top and moves the focus of screen readers there. This excludes windows over a screen, the
 * first screen, and the suggestions, for which the user is typing in the header.
 */
function useFocusOnChange(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    if (pathname === SUGGEST) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
