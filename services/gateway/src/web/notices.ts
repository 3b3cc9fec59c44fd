import { shellOf } from '../http/site-of';
import type { GatewaySettings } from '../settings';
import type { Request } from 'express';

/**
 * Returns the folder of the operator's notices; undefined if they are off. The host of an organization has none, since
 * its pages speak for that organization.
 */
export function noticesFolder(settings: GatewaySettings, request: Request): string | undefined {
  return settings.ADS === 'house' && !shellOf(request) ? settings.ADS_DIR : undefined;
}
