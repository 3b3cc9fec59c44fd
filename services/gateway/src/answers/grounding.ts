import { fold } from '@kashikari/kernel';
import { numbersIn } from './numbers-in';

/** Characters of a sentence; a longer one is not shown. */
const MAX_SENTENCE = 400;

/** Share of a sentence's words, or pairs of Japanese letters, that its passage contains. */
const SHARED = 0.4;

/** Words that promise money; the passage contains them too, or the sentence is dropped. */
const PROMISES =
  /無料|無償|ただで|むりょう|半額|半分|はんがく|割引|わりびき|全額|返金|へんきん|倍|free\b|refund|half|discount|guarantee|保証|ほしょう/g;

const ADDRESSES =
  /[a-z][a-z0-9+.-]{0,15}:\/\/[^\s」』)）]{1,200}|[^\s@「（(]{1,64}@[^\s@」）)]{1,100}|\b[a-z0-9-]{1,63}\.[a-z0-9.-]{2,100}/g;

const PATHS = /(?<![\p{L}\p{N}.:/])\/[a-z0-9_\-/{}.?=&#%:]*[a-z0-9_\-}]/gu;

/** Text in quotation marks or emphasis: labels of buttons and screens. */
const LABELS =
  /「([^」]{0,80})」|『([^』]{0,80})』|“([^”]{0,80})”|"([^"]{0,80})"|‘([^’]{0,80})’|(?<![\p{L}\p{N}])'([^']{0,80})'(?![\p{L}\p{N}])|\*\*([^*]{0,80})\*\*|`([^`]{0,80})`|\[([^\]]{0,80})\]/gu;

/** Steps through menus: `Settings > Refunds`. */
const STEPS = /[>›»→]/;

/** Markup and anything else that is no plain sentence. */
const MARKUP = /\]\(|<[a-z/!]|^#|\p{C}/iu;

/**
 * Returns true if a sentence of a language model may be shown above a passage: it is one plain line of moderate length,
 * each of its numbers (with its unit), addresses, paths, labels and promises is in the passage, and much of its
 * wording does. Whether its meaning agrees can't be checked; that is why the passage is shown beneath it.
 * @param passage the passage with its title and heading
 */
export function isGrounded(sentence: string, passage: string): boolean {
  if (sentence.length === 0 || sentence.length > MAX_SENTENCE || MARKUP.test(sentence)) return false;
  const [said, source] = [foldedLine(sentence), foldedLine(passage)];
  if (STEPS.test(said) && !STEPS.test(source)) return false;
  const known = new Set(numbersIn(source));
  const values = new Set([...known].map((number) => number.split(' ', 1)[0]));
  if (numbersIn(said).some((number) => !(number.includes(' ') ? known : values).has(number))) return false;
  const quoted = [...sentence.normalize('NFKC').matchAll(LABELS)].map((match) =>
    foldedLine(match.slice(1).find((part) => part !== undefined) ?? ''),
  );
  const verbatim = [said.match(ADDRESSES), said.match(PATHS), said.match(PROMISES), quoted].flatMap(
    (all) => all ?? [],
  );
  if (verbatim.some((part) => !source.includes(part))) return false;
  return sharedWording(said, source) >= SHARED;
}

const foldedLine = (text: string): string => fold(text).replace(/\s+/g, ' ').trim();

/** Words of four letters and more by their beginning, and pairs of Japanese letters. */
function wordingOf(folded: string): string[] {
  const words = (folded.match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 5));
  const runs = folded.match(/[\p{sc=Han}\p{sc=Hiragana}ー]+/gu) ?? [];
  const pairs = runs.flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );
  return [...words, ...pairs];
}

function sharedWording(said: string, source: string): number {
  const wording = wordingOf(said);
  const known = new Set(wordingOf(source));
  return wording.length === 0 ? 0 : wording.filter((word) => known.has(word)).length / wording.length;
}
