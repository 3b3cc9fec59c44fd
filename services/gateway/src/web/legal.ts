import { existsSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@kashikari/kernel';
import { Router } from 'express';
import { staticFiles } from './static-files';

/** What the operator of an installation has to say to its people, each a screen of the shell. */
const TEXTS = ['terms', 'privacy', 'commerce_law'] as const;

/** Which of them are written, and in which languages: `terms.ja.txt` in the folder is the terms in Japanese. */
export function legalTexts(folder: string | undefined): Readonly<Record<string, readonly string[]>> {
  const written = TEXTS.map((name) => {
    const has = (locale: string) => folder && existsSync(path.join(folder, `${name}.${locale}.txt`));
    return [name, LOCALES.filter(has)] as const;
  });
  return Object.fromEntries(written.filter(([, locales]) => locales.length > 0));
}

/** `/legal/terms.ja.txt`: these files and nothing else of the folder. */
export function legal(folder: string | undefined): Router {
  const router = Router();
  if (!folder) return router;
  const files = staticFiles(path.resolve(folder));
  router.get(`/:name`, (request, response, next) => {
    const [name, locale, ...rest] = request.params.name.split('.');
    const known = legalTexts(folder)[name ?? '']?.some((written) => written === locale);
    if (known && rest.join('.') === 'txt') files(request, response, next);
    else next('router');
  });
  return router;
}
