import type { Locale } from '@kashikari/kernel';

/** Content of an article's file, its constants filled in. */
export interface ArticleText {
  readonly title: string;
  readonly summary: string;
  /** Markdown below the title. */
  readonly text: string;
  /** Words by which people look for it, besides its own. */
  readonly words: string;
  readonly passages: readonly { readonly heading: string; readonly text: string }[];
}

const WORDS = /<!-- words: ([^<>]*)\s-->/;
const TITLE = /^# (\S.*)$/;
const HEADING = /^#{2,} /;
const ITEM = /^- /;

/**
 * Reads the Markdown of an article: a title, a paragraph that sums it up, then sections of paragraphs and lists.
 * @throws Error if the title or the summary is missing
 */
export function readArticle(source: string, locale: Locale): ArticleText {
  const words = WORDS.exec(source)?.[1] ?? '';
  const [first = '', ...rest] = source.replace(WORDS, '').trim().split('\n');
  const title = TITLE.exec(first)?.[1]?.trim();
  const text = unwrap(rest.join('\n').trim(), locale);
  const passages = passagesOf(text);
  const [summary] = passages;
  if (!title || !summary || summary.heading) throw new Error(`no title or no summary: ${first}`);
  return { title, summary: summary.text, text, words, passages };
}

/** Joins the lines of each paragraph and list item; Japanese has no space between them. */
function unwrap(text: string, locale: Locale): string {
  return text.replace(/(?<!\n)\n *(?!\n|- )/g, locale === 'ja' ? '' : ' ');
}

/** Returns a line of Markdown as it is read: without marks, a link as its words. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function passagesOf(text: string): { heading: string; text: string }[] {
  const found: { heading: string; text: string }[] = [];
  let heading = '';
  for (const block of text.split(/\n{2,}/)) {
    if (HEADING.test(block)) heading = plainText(block.replace(HEADING, ''));
    else for (const part of partsOf(block)) found.push({ heading, text: part });
  }
  return found;
}

/** Returns a paragraph, or the items of a list. */
function partsOf(block: string): string[] {
  return block
    .split('\n')
    .map((part) => plainText(part.replace(ITEM, '')))
    .filter((part) => part !== '');
}
