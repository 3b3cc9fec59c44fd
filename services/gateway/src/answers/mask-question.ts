import { scrub } from '@kashikari/kernel';

/** A secret that is named as one: the characters after a word for it. */
const NAMED_SECRET =
  /((?:password|passcode|passphrase|pin|token|secret|api[ _-]?key|パスワード|ぱすわーど|合言葉|合い言葉|あいことば|暗証番号|トークン)(?:\s*(?:is|は|が|:|=|＝|：))?\s*[「"'“]?)([\x21-\x7e]{4,})/giu;

/** Mixed letters and digits of ten or more: codes of cards, labels and links. */
const CODE = /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{10,}\b/gi;

/** Dashes of other scripts between digits, as in telephone numbers. */
const DASHES = /(?<=\d)[‐-―−ー](?=\d)/g;

/**
 * A question as a language model may read it: without email addresses, ids, telephone and card numbers, the queries of
 * addresses, passwords that are named as such, and codes. Full-width forms are masked too.
 */
export function maskQuestion(question: string): string {
  const plain = question
    .normalize('NFKC')
    .replace(/\p{C}+/gu, ' ')
    .replace(DASHES, '-');
  return scrub(plain).replace(NAMED_SECRET, '$1[secret]').replace(CODE, '[secret]').trim();
}

/** A masked question without the names of what was masked, for the search. */
export function withoutMasks(masked: string): string {
  return masked.replace(/\[(?:email|id|number|secret)\]/g, ' ').trim();
}
