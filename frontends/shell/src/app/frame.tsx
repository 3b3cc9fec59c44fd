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
import { CookieBanner } from '../features/cookies/cookie-banner';
import { ActingBar } from './acting-bar';
import { Header } from './header';
import { TabBar } from './tab-bar';
import { useScreenBehind } from './use-screen-behind';

/** Landing uses the whole width; every other screen stands in the one column. */
const WIDE = /^\/lp(\/|$)/;

/** What stands around every screen: offline strip, header, for whom one acts, the main area, tab bar on phones, flashes. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { back, tabBarHidden } = useFrame();
  const location = useLocation();
  const { pathname } = useScreenBehind() ?? location;
  const wide = WIDE.test(pathname);
  const main = useFocusOnChange(pathname);
  const signedIn = useUser() !== null;
  return (
    <>
      <a className="skip" href="#main">
        {t('frame.skip')}
      </a>
      <OfflineBanner />
      <Header wide={wide} />
      {signedIn && <ActingBar />}
      <CookieBanner />
      <main id="main" ref={main} tabIndex={-1} className={wide ? 'wide' : undefined}>
        {children}
      </main>
      {!back && !tabBarHidden && !wide && <TabBar />}
      <FlashRegion />
    </>
  );
}

/** A new screen, not a window over it, begins at its top, and a screen reader begins reading there; not on the first one. */
function useFocusOnChange(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
