import { shellOf } from '../http/site-of';
import { installationOf } from '../installations/installation-facts';
import { faceOf } from './face-of';
import { shellOriginOf } from '../shells/shell-origin';
import type { GatewaySettings } from '../settings';
import type { Request } from 'express';

export function siteNameOf(request: Request): string {
  return faceOf(request)?.name ?? shellOf(request)?.id ?? (installationOf(request).name || 'Kashikari');
}

/**
 * The origin of the site at the host of a request: a shell's first host, else PUBLIC_URL. Empty where no setting says
 * it: what a stranger writes into `Host` comes into no page, and addresses there begin with the path.
 */
export function siteOriginOf(request: Request, { PUBLIC_URL }: Pick<GatewaySettings, 'PUBLIC_URL'>): string {
  return shellOriginOf(request) ?? (PUBLIC_URL ? new URL(PUBLIC_URL).origin : '');
}
