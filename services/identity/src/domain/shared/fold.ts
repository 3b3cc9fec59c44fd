const KATAKANA = /[ァ-ヶヽヾ]/g;

/**
 * One spelling for what people type in several: full and half width, capitals, katakana and hiragana. Both sides of a
 * search go through it; what is shown never does.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
    .replace(/\s+/g, ' ')
    .trim();
}
