import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';
import { VISITOR, refused } from '@kashikari/kernel';
import { Router, type Request, type Response } from 'express';
import { atShell } from '../http/at-shell';
import { contextOf } from '../http/http-context';
import { sendStream } from '../http/send-stream';
import { shellOf } from '../http/site-of';
import { articleAddresses } from './help-articles';
import { legalFolder, legalTexts } from './legal';
import { siteOriginOf } from './site';
import { staticAddresses } from './static-pages';
import { SiteMap, type SiteMapDeps, type SiteMapPart } from './site-map';
import type { GatewaySettings } from '../settings';
import type { ShellLenders } from '../shells/shell-lenders';

/** Time for which a file is cached, milliseconds. */
const KEPT = 10 * 60_000;

/** Maximum number of cached files: a full one is about 1.5 MB compressed. */
const MAX_KEPT = 32;

const NAMES = /^\/sitemap(?:-(pages|[1-9]\d{0,4}))?[.]xml$/;

interface CachedFile {
  /** Compressed; undefined where there is no such part. */
  readonly file: Promise<Buffer | undefined>;
  readonly until: number;
}

interface Deps extends SiteMapDeps {
  readonly settings: GatewaySettings;
  readonly lenders: ShellLenders;
  readonly clock?: () => number;
}

/**
 * Serves `/sitemap.xml` of each host, and the parts that an index names. Concurrent callers share the generation of a
 * file.
 */
export function siteMapFiles({ settings, lenders, clock = Date.now, ...deps }: Deps): Router {
  const map = new SiteMap(deps);
  const kept = new Map<string, CachedFile>();

  async function make(part: SiteMapPart | undefined, origin: string, request: Request) {
    const { locale, traceparent } = contextOf(request);
    const call = { actor: await atShell(request, VISITOR, lenders), now: Date.now(), locale, traceparent };
    const text = await map.text(part, { origin, call, pages: pagesOf(request, settings) });
    if (!text) return undefined;
    const zip = createGzip();
    // An error of the text also ends the compression.
    const lines = Readable.from(text).on('error', (error) => zip.destroy(error));
    return buffer(lines.pipe(zip));
  }

  function fileOf(part: SiteMapPart | undefined, request: Request): Promise<Buffer | undefined> {
    const origin = siteOriginOf(request, settings) || reachedAt(request);
    const name = `${origin} ${part ?? ''}`;
    const known = kept.get(name);
    if (known && clock() < known.until) return known.file;
    const file = make(part, origin, request);
    kept.delete(name);
    kept.set(name, { file, until: clock() + KEPT });
    // A file that could not be made, or is not there, is looked for again.
    const drop = () => kept.get(name)?.file === file && kept.delete(name);
    file.then((made) => made ?? drop(), drop);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return file;
  }

  const router = Router();
  router.get(NAMES, async (request, response) => {
    const [, part] = NAMES.exec(request.path) ?? [];
    const file = await fileOf(part === undefined || part === 'pages' ? part : Number(part), request);
    if (!file) throw refused('not_found');
    await send(file, request, response);
  });
  return router;
}

/** The pages of a site: each in its languages where the gateway sends it with its text, and the texts of the operator. */
function pagesOf(request: Request, settings: GatewaySettings): string[] {
  const shell = shellOf(request);
  const own = shell ? ['/lp', '/support'] : staticAddresses();
  const legal = Object.keys(legalTexts(legalFolder(settings, shell)));
  return [...own, ...articleAddresses(), ...legal.map((name) => `/${name}`), '/cookies'];
}

async function send(file: Buffer, request: Request, response: Response): Promise<void> {
  response
    .setHeader('Cache-Control', `public, max-age=${KEPT / 1000}`)
    .vary('Accept-Encoding')
    .type('application/xml');
  if (request.acceptsEncodings('gzip')) response.setHeader('Content-Encoding', 'gzip').send(file);
  else await sendStream(response, Readable.from([file]).pipe(createGunzip()));
}

/**
 * Returns the origin of the request, for installations without a public address. A site map needs absolute addresses.
 */
function reachedAt(request: Request): string {
  const at = `${request.protocol}://${request.host}`;
  return URL.canParse(at) ? new URL(at).origin : `${request.protocol}://localhost`;
}
