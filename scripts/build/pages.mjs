import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CACHE, at } from '../root.mjs';

const require = createRequire(import.meta.url);
/** Called when the kernel is built, and not before. */
const escapeHtml = (text) => require(at('packages/kernel/dist/escape-html.js')).escapeHtml(text);

/** Sources of the pages, besides the shell. */
export const PAGE_SOURCES = [
  'frontends/payments-mfe/src',
  'services/billing/src/domain/plans.ts',
  'packages/help',
  'scripts/build/pages.mjs',
];

const BUNDLE = path.join(CACHE, 'pages');

/** Placeholder for the operator's contact until the gateway starts. */
const CONTACT = 'contact@kashikari.invalid';

/**
 * Writes the landing page, prices and help as HTML, one file a page and language, into the shell's `dist/pages`. The
 * gateway fills in `{{ORIGIN}}`, `{{SITE}}` and `{{CONTACT}}` (services/gateway/src/web/static-pages.ts).
 */
export async function writePages(dist) {
  await bundle();
  const { LOCALES, PAGE_NAMES, prepare, renderPage } = require(path.join(BUNDLE, 'pages.cjs'));
  await prepare(plans(), help);
  const folder = path.join(dist, 'pages');
  mkdirSync(folder, { recursive: true });
  const shell = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const needed = JSON.parse(readFileSync(path.join(folder, 'styles.json'), 'utf8'));
  const styles = needed.filter((file) => !shell.includes(`"/${file}"`));
  const dark = writeDark(dist);
  const pricing = readdirSync(BUNDLE).filter((file) => file.endsWith('.css'));
  for (const file of pricing) writeFileSync(path.join(dist, file), readFileSync(path.join(BUNDLE, file)));
  for (const name of PAGE_NAMES) {
    for (const locale of LOCALES) {
      for (const contact of [null, CONTACT]) {
        const page = await renderPage(name, locale, contact);
        const links = [...styles, ...(name === 'pricing' ? pricing : [])].map(styleLink).join('');
        const head = `${links}${dark}${headOf(name, locale, page, LOCALES)}`;
        const file = `${name}.${contact ? 'contact.' : ''}${locale}.html`;
        writeFileSync(path.join(folder, file), fill(shell, locale, page, head));
      }
    }
  }
}

async function bundle() {
  const webpack = require('webpack');
  const config = require(at('frontends/pages.config.cjs'))(BUNDLE);
  await new Promise((resolve, reject) =>
    webpack(config).run((error, stats) =>
      error || stats.hasErrors() ? reject(error ?? new Error(stats.toString('errors-only'))) : resolve(),
    ),
  );
  delete require.cache[path.join(BUNDLE, 'pages.cjs')];
}

/** The answer of `GET /plans`, from the rules of billing. */
function plans() {
  const { listPlans } = require(at('services/billing/dist/domain/plans.js'));
  const toWire = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const list = listPlans().map((plan) =>
    Object.fromEntries(Object.entries(plan).map(([name, value]) => [toWire(name), value])),
  );
  return { plans: list, default_plan_id: 'free' };
}

/** The answer of `GET /help/articles/{locale}.json`. */
function help(locale) {
  const { TOPICS, articlesIn } = require(at('packages/help/dist/index.js'));
  return { topics: TOPICS, articles: articlesIn(locale) };
}

/** `data-href` is the name by which the shell's loader knows that the file is here already. */
const styleLink = (file) => `<link rel="stylesheet" data-href="${file}" href="/${file}"/>`;

/** The dark colors for devices that ask for them, until the shell has read what was chosen. */
function writeDark(dist) {
  const css = readFileSync(at('packages/web-kit/src/theme/meanings.css'), 'utf8');
  const [rule] = /\[data-color-scheme='dark'\] \{[^}]*\}/.exec(css) ?? [];
  if (!rule) throw new Error('meanings.css has no dark colors');
  const text = rule.replace("[data-color-scheme='dark']", ':root:not([data-color-scheme])');
  const file = `pages-dark.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.css`;
  writeFileSync(path.join(dist, file), text);
  return `<link rel="stylesheet" media="(prefers-color-scheme: dark)" href="/${file}"/>`;
}

/** A page in one language: `/lp/en`; all others `?lang=en`. */
const addressOf = (name, path, locale) =>
  name === 'landing' ? `${path}/${locale}` : `${path}?lang=${locale}`;

function headOf(name, locale, { path, title, description }, locales) {
  const address = (of) => `{{ORIGIN}}${addressOf(name, path, of)}`;
  const [heading, about, url] = [`${title} — {{SITE}}`, description, address(locale)].map(escapeHtml);
  const alternates = locales.map((of) => `<link rel="alternate" hreflang="${of}" href="${address(of)}"/>`);
  return [
    `<meta name="description" content="${about}"/>`,
    `<link rel="canonical" href="${url}"/>`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="{{ORIGIN}}${path}"/>`,
    '<meta property="og:type" content="website"/>',
    '<meta property="og:site_name" content="{{SITE}}"/>',
    `<meta property="og:title" content="${heading}"/>`,
    `<meta property="og:description" content="${about}"/>`,
    `<meta property="og:url" content="${url}"/>`,
    '<meta property="og:image" content="{{ORIGIN}}/icon-512.png"/>',
  ].join('');
}

/** The shell's own page with the text beside its place. */
function fill(shell, locale, { title, html }, head) {
  const body = html.replaceAll(`mailto:${CONTACT}`, '{{CONTACT_LINK}}').replaceAll(CONTACT, '{{CONTACT}}');
  const place = '<div id="root"></div>';
  if (!shell.includes(place)) throw new Error('index.html has no #root');
  return shell
    .replace('<html lang="ja">', () => `<html lang="${locale}">`)
    .replace('<title>Kashikari</title>', () => `<title>${escapeHtml(`${title} — {{SITE}}`)}</title>${head}`)
    .replace(place, () => `${place}<div id="static">${body}</div>`)
    .replace(/<noscript>.*<\/noscript>/, '');
}
