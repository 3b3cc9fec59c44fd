import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Secrets } from './secrets';

/**
 * Returns the settings with which a command calls the services of a running stand-alone installation; empty if it
 * doesn't run.
 */
export function runningServices(dataDir: string): Record<string, string> {
  const addresses = path.join(dataDir, 'run', 'addresses.json');
  const secrets = path.join(dataDir, 'secrets.json');
  if (!existsSync(addresses) || !existsSync(secrets)) return {};
  const { KASHIKARI_SECRET } = JSON.parse(readFileSync(secrets, 'utf8')) as Secrets;
  return { ...(JSON.parse(readFileSync(addresses, 'utf8')) as Record<string, string>), KASHIKARI_SECRET };
}
