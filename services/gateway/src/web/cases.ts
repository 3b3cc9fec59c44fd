import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@kashikari/kernel';
import { Router } from 'express';
import { shellOf } from '../http/site-of';
import type { GatewaySettings } from '../settings';
import type { Shell } from '@kashikari/platform/edge';

/** A customer case in Markdown: a heading that names the customer, then its text. */
interface CustomerCase {
  readonly name: string;
  readonly text: string;
}

export type CasesByLocale = Readonly<Partial<Record<Locale, readonly CustomerCase[]>>>;

/** Cases of one language that are shown; the rest of the folder, by name, is not. */
const MAX_CASES = 12;

/** Bytes of one file; a larger one is not shown. */
const MAX_BYTES = 4_096;

/** Milliseconds until the folder is read again. */
const REREAD_MS = 10_000;

const FILE = /^([a-z0-9][a-z0-9_-]{0,59})[.](ja|en|ja-Hira)[.]md$/;

const known = new Map<string, { readonly at: number; readonly cases: CasesByLocale }>();

/** The customer cases of a folder by language, in the order of their names; none where the folder can't be read. */
export function casesIn(folder: string | undefined, now = Date.now()): CasesByLocale {
  if (!folder) return {};
  const last = known.get(folder);
  if (last && now - last.at < REREAD_MS) return last.cases;
  const cases = readCases(folder);
  known.set(folder, { at: now, cases });
  return cases;
}

/** Returns the folder of a shell's customer cases; by default the installation's. */
export function casesFolder(settings: GatewaySettings, shell: Shell | undefined): string | undefined {
  return shell?.casesDir ?? settings.CASES_DIR;
}

/** Serves `/cases/ja.json`: the customer cases in a language; 404 if there are no cases. */
export function cases(settings: GatewaySettings): Router {
  const router = Router();
  router.get('/:name', (request, response, next) => {
    const locale = LOCALES.find((one) => request.params.name === `${one}.json`);
    const found = locale && casesIn(casesFolder(settings, shellOf(request)))[locale];
    if (!found) return next('router');
    response.setHeader('Cache-Control', 'no-cache').json({ cases: found });
  });
  return router;
}

function readCases(folder: string): CasesByLocale {
  const found: Partial<Record<Locale, CustomerCase[]>> = {};
  for (const file of namesIn(folder).sort()) {
    const [, name = '', locale] = FILE.exec(file) ?? [];
    const list = found[locale as Locale] ?? [];
    if (!locale || list.length >= MAX_CASES) continue;
    const text = textOf(path.join(folder, file));
    if (isCase(text)) found[locale as Locale] = [...list, { name, text }];
  }
  return found;
}

/** Returns true if a text begins with a heading and has further text. */
function isCase(text: string): boolean {
  const [first = '', ...rest] = text.trim().split('\n');
  return first.startsWith('#') && first.replaceAll('#', '').trim() !== '' && rest.join('').trim() !== '';
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Empty where the file is too large, or gone since its folder was read. */
function textOf(file: string): string {
  try {
    return statSync(file).size <= MAX_BYTES ? readFileSync(file, 'utf8') : '';
  } catch {
    return '';
  }
}
