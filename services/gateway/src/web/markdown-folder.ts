import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@kashikari/kernel';
import { Router, type Request } from 'express';

/** A text of the operator in Markdown: a heading, then its text. */
interface MarkdownText {
  readonly name: string;
  readonly text: string;
}

export type TextsByLocale = Readonly<Partial<Record<Locale, readonly MarkdownText[]>>>;

/** Texts of one language that are shown; the rest of the folder, by name, is not. */
const MAX_TEXTS = 12;

/** Bytes of one file; a larger one is not shown. */
const MAX_BYTES = 4_096;

/** Milliseconds until the folder is read again. */
const REREAD_MS = 10_000;

const FILE = /^([a-z0-9][a-z0-9_-]{0,59})[.](ja|en|ja-Hira)[.]md$/;

const known = new Map<string, { readonly at: number; readonly texts: TextsByLocale }>();

/** The texts of a folder by language, in the order of their names; none where the folder can't be read. */
export function textsIn(folder: string | undefined, now = Date.now()): TextsByLocale {
  if (!folder) return {};
  const last = known.get(folder);
  if (last && now - last.at < REREAD_MS) return last.texts;
  const texts = readTexts(folder);
  known.set(folder, { at: now, texts });
  return texts;
}

/**
 * Serves `/ja.json`: the texts in a language, as the list `name`; 404 if the folder has no text in it.
 * @param folderOf returns the folder for a request
 */
export function serveTexts(name: string, folderOf: (request: Request) => string | undefined): Router {
  const router = Router();
  router.get('/:file', (request, response, next) => {
    const locale = LOCALES.find((one) => request.params.file === `${one}.json`);
    const found = locale && textsIn(folderOf(request))[locale];
    if (!found) return next('router');
    response.setHeader('Cache-Control', 'no-cache').json({ [name]: found });
  });
  return router;
}

function readTexts(folder: string): TextsByLocale {
  const found: Partial<Record<Locale, MarkdownText[]>> = {};
  for (const file of namesIn(folder).sort()) {
    const [, name = '', locale] = FILE.exec(file) ?? [];
    const list = found[locale as Locale] ?? [];
    if (!locale || list.length >= MAX_TEXTS) continue;
    const text = textOf(path.join(folder, file));
    if (hasTitle(text)) found[locale as Locale] = [...list, { name, text }];
  }
  return found;
}

/** Returns true if a text begins with a heading and has further text. */
function hasTitle(text: string): boolean {
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
