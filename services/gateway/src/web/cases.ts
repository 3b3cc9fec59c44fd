import type { GatewaySettings } from '../settings';
import type { Shell } from '@kashikari/platform/edge';

/** Returns the folder of a shell's customer cases; by default the installation's. */
export function casesFolder(settings: GatewaySettings, shell: Shell | undefined): string | undefined {
  return shell?.casesDir ?? settings.CASES_DIR;
}
