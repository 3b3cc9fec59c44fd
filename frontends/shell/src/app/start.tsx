import { cardGroup, Navigate, Skeleton, useAppSelector } from '@kashikari/web-kit';
import { useOwnShell } from '../config/own-shell';

/** Returns the first page for visitors; at an organization's own host its settings choose it. */
function firstPage(start = 'landing'): string {
  if (start === 'landing') return '/lp';
  return start === 'search' ? '/search' : `/-/${start}`;
}

/** The valid first screens of a device (`device_setting`); storage may contain anything. */
const FIRST_SCREEN = /^\/(today|qrcode-scanner|bookings|-\/[^/?#]{1,80})$/;

/**
 * Redirects to the first screen of a visit. This is Landing for visitors, and Home for a member card. For an account it
 * is the device's first screen, or else Home on the chosen tab.
 */
export function Start() {
  const status = useAppSelector((state) => state.auth.status);
  const shell = useOwnShell();
  const { homeTab, firstScreen } = useAppSelector((state) => state.prefs);
  if (status === 'unknown' || (status === 'signed-out' && shell === undefined))
    return <Skeleton shape="rows" />;
  if (status === 'signed-out') return <Navigate to={firstPage(shell?.start)} replace />;
  // The first screen of the device applies to accounts only.
  if (cardGroup()) return <Navigate to="/home" replace />;
  if (FIRST_SCREEN.test(firstScreen)) return <Navigate to={firstScreen} replace />;
  return <Navigate to={homeTab ? `/home/${homeTab}` : '/home'} replace />;
}
