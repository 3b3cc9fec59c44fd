import type { Locale } from '@kashikari/web-kit';

/** A line that begins a block: a heading or an item of a list. */
const BEGINS = /^(#|- |\d+\. )/;

/**
 * Joins the lines of each paragraph and list item of a Markdown text, which the source wraps. Japanese is joined without
 * a space, but for hiragana, which has spaces between phrases.
 */
export function unwrapped(text: string, locale: Locale): string {
  const gap = locale === 'ja' ? '' : ' ';
  return text.split('\n').reduce((before, line) => {
    const last = before.slice(before.lastIndexOf('\n') + 1);
    const continues = line.trim() !== '' && last !== '' && !last.startsWith('#') && !BEGINS.test(line);
    if (continues) return before + gap + line.trim();
    return before === '' ? line : `${before}\n${line}`;
  }, '');
}
