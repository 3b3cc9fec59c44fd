/** What has no width or turns the direction of what follows, and letters that are drawn as nothing. */
const UNSEEN =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/u;

/** The joiner of zero width, where it joins no emoji. */
const LOOSE_JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u200d(?!\p{Extended_Pictographic})/u;

/**
 * Whether a name or title has characters that nobody sees: with them one name looks like another, or like none, or rewrites the
 * line that it stands in.
 */
export function hasUnseenCharacters(name: string): boolean {
  return UNSEEN.test(name) || LOOSE_JOINER.test(name);
}

/** Whether a name has a web address in it: our mails and screens would lead people there in somebody else's words. */
export function holdsAddress(name: string): boolean {
  return /:\/\/|www\./i.test(name.normalize('NFKC'));
}
