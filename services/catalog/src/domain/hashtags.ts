import { oneSpelling } from './one-spelling';

/** The longest tag, characters, and the most tags of one good; what is beyond stays plain text. */
const MAX_LENGTH = 50;
const MAX_TAGS = 50;

/**
 * A number sign, half or full width, that doesn't stand inside a word, an address or an entity (`a#b`, `/#top`,
 * `&#39;`), and the letters, marks, digits, low lines and middle dots after it, in any script.
 */
const HASHTAG = /(?<![\p{L}\p{M}\p{N}_&/#＃])[#＃]([\p{L}\p{M}\p{N}_・･]+)/gu;

const HAS_LETTER = /\p{L}/u;

/**
 * The tags that a description carries, in the order of their first mention. Full and half width are one, capitals
 * are too (the first spelling is kept). A number alone is no tag: `#1` is a number.
 */
export function hashtagsOf(description: string): string[] {
  const tags = new Map<string, string>();
  for (const [, word = ''] of description.matchAll(HASHTAG)) {
    const tag = withoutDots(word.normalize('NFKC'));
    const key = tagKey(tag);
    if (!HAS_LETTER.test(tag) || [...tag].length > MAX_LENGTH || tags.has(key)) continue;
    tags.set(key, tag);
    if (tags.size === MAX_TAGS) break;
  }
  return [...tags.values()];
}

/** Removes trailing middle dots. */
function withoutDots(tag: string): string {
  let end = tag.length;
  while (tag[end - 1] === '・') end -= 1;
  return tag.slice(0, end);
}

/** Returns the form in which two spellings of a tag are equal; a leading number sign is ignored. */
export function tagKey(tag: string): string {
  return oneSpelling(tag.normalize('NFKC').replace(/^#/, ''));
}
