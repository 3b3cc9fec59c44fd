import { cardGroup, Navigate, Skeleton, useAppSelector } from '@kashikari/web-kit';
import { useOwnShell } from '../config/own-shell';

/** What visitors see first; at an organisation's own host it says which page that is. */
function firstPage(start = 'landing'): string {
  if (start === 'landing') return '/lp';
  return start === 'search' ? '/search' : `/-/${start}`;
}

/** What a device can begin with (`device_setting`); storage may hold anything. */
const FIRST_SCREEN = /^\/(today|qrcode-scanner|bookings|-\/[^/?#]{1,80})$/;

/**
 * Where a visit begins: Landing when signed out; Home for a member card; for an account the device's first screen, else
 * Home on the tab chosen as first.
 */
export function Start() {
  const status = useAppSelector((state) => state.auth.status);
  const shell = useOwnShell();
  const { homeTab, firstScreen } = useAppSelector((state) => state.prefs);
  if (status === 'unknown' || (status === 'signed-out' && shell === undefined))
    return <Skeleton shape="rows" />;
  if (status === 'signed-out') return <Navigate to={firstPage(shell?.start)} replace />;
  // What this device begins with is for accounts.
  if (cardGroup()) return <Navigate to="/home" replace />;
  if (FIRST_SCREEN.test(firstScreen)) return <Navigate to={firstScreen} replace />;
  return <Navigate to={homeTab ? `/home/${homeTab}` : '/home'} replace />;
}
