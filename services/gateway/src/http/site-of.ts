import { refused } from '@kashikari/kernel';
import { contextOf } from './http-context';
import { noteShell, shellOriginOf } from '../shells/shell-origin';
import type { Shell, ShellDirectory } from '@kashikari/platform/edge';
import type { Request, RequestHandler } from 'express';

/** Finds the site at a request's host. Runs before everything that depends on the organization. */
export function findSite(shells: ShellDirectory, publicUrl: string | undefined): RequestHandler {
  return (request, _response, next) => {
    // Behind as many proxies as we trust it is X-Forwarded-Host.
    const site = shells.at(request.hostname ?? '');
    contextOf(request).site = site;
    if (site?.kind === 'shell') noteShell(request, site.shell, publicUrl);
    next();
  };
}

/** Refuses hosts without a site, without revealing other sites. Redirects from other hosts of a shell to its first. */
export const keepToHosts: RequestHandler = (request, response, next) => {
  const { site } = contextOf(request);
  if (!site) throw refused('host.unknown');
  if (site.kind === 'common' || site.isCanonical) return next();
  response.redirect(308, `${shellOriginOf(request)}${request.originalUrl}`);
};

/** The shell at the host of a request; undefined at the common one. */
export function shellOf(request: Request): Shell | undefined {
  const { site } = contextOf(request);
  return site?.kind === 'shell' ? site.shell : undefined;
}
