import { escapeHtml, type Locale } from '@kashikari/kernel';

/** Metadata of a page for search engines and link previews. */
export interface PageHead {
  readonly locale: Locale;
  /** Name of the site at this host. */
  readonly site: string;
  /** Title of the page's subject; absent: the site's title. */
  readonly title?: string;
  readonly description: string;
  /** The address of the page, without a query; absent where nothing is. */
  readonly address?: string;
  /** The address of a picture. */
  readonly image?: string;
  /** Address of the site's icon, if it has its own. */
  readonly icon?: string;
}

/** Maximum length of a title, characters; search engines cut longer ones. */
const MAX_TITLE = 120;
const MAX_DESCRIPTION = 200;

/** Places in the shell's page (frontends/shell/src/index.html) that the head of a page is written into. */
const TITLE = '<title>Kashikari</title>';
const LANGUAGE = '<html lang="ja">';
const ICON = /<link rel="(icon|apple-touch-icon)"[^<>]*>/g;

/** The shell's page with the head of one of its pages. Texts of people are escaped, so that none ends an element. */
export function withHead(page: string, { locale, site, title, ...head }: PageHead): string {
  const full = title ? `${line(title, MAX_TITLE)} — ${site}` : site;
  const description = line(head.description, MAX_DESCRIPTION);
  const address = head.address && escapeHtml(head.address);
  const tags = [
    `<title>${escapeHtml(full)}</title>`,
    meta('name', 'description', description),
    address ? `<link rel="canonical" href="${address}"/>` : meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site),
    meta('property', 'og:title', full),
    meta('property', 'og:description', description),
    ...(head.address ? [meta('property', 'og:url', head.address)] : []),
    ...(head.image ? [meta('property', 'og:image', head.image)] : []),
  ];
  const { icon } = head;
  return page
    .replace(LANGUAGE, `<html lang="${locale}">`)
    .replace(ICON, (link, kind) => (icon ? `<link rel="${kind}" href="${escapeHtml(icon)}"/>` : link))
    .replace(TITLE, () => tags.join(''));
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}"/>`;
}

/** Returns a text on one line, cut after the given number of characters. */
function line(text: string, most: number): string {
  const characters = [...text.replace(/[\s\p{Cc}]+/gu, ' ').trim()];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : characters.join('');
}
