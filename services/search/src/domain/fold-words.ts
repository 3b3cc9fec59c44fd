import { fold } from '@kashikari/kernel';
import { usualKanji } from './kanji-forms';

/** The form in which the words of goods and of questions are compared: the kernel's folding, and one form of each kanji. */
export function foldWords(text: string): string {
  return usualKanji(fold(text));
}
