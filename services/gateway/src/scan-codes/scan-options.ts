import { shellOrigin, type ShellDirectory } from '@kashikari/platform/edge';
import type { ScanOptions } from './read-scan';

interface Settings {
  readonly PUBLIC_URL?: string | undefined;
  readonly FORMER_URLS: readonly string[];
  readonly ISBN_979: '0' | '1';
}

/**
 * Returns the options for codes scanned on a page of this installation. Addresses of that page, of `PUBLIC_URL`, of all
 * shells and of `FORMER_URLS` belong to the product.
 */
export function scanOptionsOf(
  { PUBLIC_URL, FORMER_URLS, ISBN_979 }: Settings,
  shells: Pick<ShellDirectory, 'all'>,
): (origin: string) => ScanOptions {
  return (reached) => {
    const base = PUBLIC_URL ?? reached;
    if (!URL.canParse(base)) return { origins: FORMER_URLS, with979: ISBN_979 === '1' };
    const hosts = shells.all.flatMap((shell) => shell.hosts.map((host) => ({ hosts: [host] })));
    const shellOrigins = hosts.map((host) => shellOrigin(host, base));
    const origins = [...new Set([new URL(base).origin, reached, ...shellOrigins, ...FORMER_URLS])];
    return { origins, with979: ISBN_979 === '1' };
  };
}
