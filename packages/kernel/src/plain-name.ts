/**
 * Characters without width, characters that change the direction of the text, and letters that are drawn as nothing.
 */
const UNSEEN =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/u;

/** Control characters, and the separators of lines and paragraphs: a name is one line. */
const BREAKS = /[\p{Cc}\u2028\u2029]/u;

/** Tag characters (U+E0000 to U+E007F) outside of a flag such as that of Scotland. */
const LOOSE_TAG = /(?<!\u{1f3f4}[\u{e0030}-\u{e007a}]{0,6})[\u{e0000}-\u{e007f}]/u;

/** A variation selector that selects no character before it. */
const LOOSE_SELECTOR = /(?<![^\s\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u;

/** Scripts whose letters change their form with a joiner beside them: cursive ones, and those with a virama (Join_Control). */
const JOINING_SCRIPTS = [
  ...['Arabic', 'Syriac', 'Nko', 'Mandaic', 'Mongolian', 'Adlam', 'Hanifi_Rohingya'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'],
  ...['Sinhala', 'Khmer', 'Myanmar'],
];

/** A half form may end a word. */
const VIRAMA = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]`;

/** U+200C and U+200D. */
const JOINER = String.raw`[\u200c\u200d]`;

/**
 * Contexts in which a joiner is part of the spelling: RFC 5892, appendix A.1 and A.2, without joining types. A joiner
 * must be between two characters of one script, at least one of them a letter. Marks on both sides would pile up.
 */
const SPELLED_JOINERS = [
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
  `(?<=${VIRAMA})${JOINER}(?!${JOINER}|[\\p{L}\\p{M}])`,
  ...JOINING_SCRIPTS.map((script) => {
    const of = (category: string) => String.raw`(?=${category})\p{scx=${script}}`;
    const [letter, sign] = [of(String.raw`\p{L}`), of(String.raw`[\p{L}\p{M}]`)];
    return `(?:(?<=${letter})${JOINER}(?=${sign})|(?<=${sign})${JOINER}(?=${letter}))`;
  }),
];

/** A joiner of zero width, where it joins neither emoji nor letters of a script that has joiners. */
const LOOSE_JOINER = new RegExp(`(?=${JOINER})(?!${SPELLED_JOINERS.join('|')})`, 'u');

/**
 * Returns true if a name or title has invisible characters. They make a name look like another or like nothing, or
 * rearrange the line around it.
 */
export function hasUnseenCharacters(name: string): boolean {
  return [UNSEEN, BREAKS, LOOSE_TAG, LOOSE_SELECTOR, LOOSE_JOINER].some((unseen) => unseen.test(name));
}

/** A scheme, or the first label of many web addresses. */
const ADDRESS = /:\/\/|www\./i;

/** A domain with a path, of any top-level domain: `bit.ly/x`. */
const DOMAIN_WITH_PATH = /[\p{L}\p{N}-]\.(?:xn--[a-z0-9-]{2,59}|[a-z]{2,63})(?::\d{1,5})?\//iu;

/** A bare domain that mail programs turn into a link. A mail address does not match. */
const BARE_DOMAIN =
  /(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}-]+\.)+(?:com|net|org|info|biz|edu|gov|jp|io|dev|xyz|online)(?![a-z0-9-])/iu;

/** Frameworks whose names look like domains. */
const FRAMEWORK = /\b(?:ASP|VB|ADO|ML)\.NET\b/gu;

/**
 * Returns true if a name contains a web address. Our mails and screens would lead people there in the words of a
 * stranger.
 */
export function holdsAddress(name: string): boolean {
  const text = name.normalize('NFKC').replaceAll(FRAMEWORK, '');
  return [ADDRESS, DOMAIN_WITH_PATH, BARE_DOMAIN].some((address) => address.test(text));
}
