/** What has no width or turns the direction of what follows, and letters that are drawn as nothing. */
const UNSEEN =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/u;

/** Control characters, and the separators of lines and paragraphs: a name is one line. */
const BREAKS = /[\p{Cc}\u2028\u2029]/u;

/** Tag characters (U+E0000 to U+E007F) outside of a flag such as that of Scotland. */
const LOOSE_TAG = /(?<!\u{1f3f4}[\u{e0030}-\u{e007a}]{0,6})[\u{e0000}-\u{e007f}]/u;

/** A variation selector that selects no character before it. */
const LOOSE_SELECTOR = /(?<![^\s\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u;

/** The joiner of zero width, where it joins no emoji. */
const LOOSE_JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u200d(?!\p{Extended_Pictographic})/u;

/**
 * Whether a name or title has characters that nobody sees: with them one name looks like another, or like none, or rewrites the
 * line that it stands in.
 */
export function hasUnseenCharacters(name: string): boolean {
  return [UNSEEN, BREAKS, LOOSE_TAG, LOOSE_SELECTOR, LOOSE_JOINER].some((unseen) => unseen.test(name));
}

/** Whether a name has a web address in it: our mails and screens would lead people there in somebody else's words. */
export function holdsAddress(name: string): boolean {
  return /:\/\/|www\./i.test(name.normalize('NFKC'));
}
