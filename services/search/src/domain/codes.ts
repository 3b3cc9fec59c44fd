import { readCode } from '@kashikari/kernel';
import { foldWords } from './fold-words';

/** A code in which only letters and digits count: A-4568, a 4568 and A4568 are one. */
export function joinedCode(code: string): string {
  return foldWords(code).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Everything that equal codes have in common, however they were written, typed or scanned: letters and digits alone, the ISBN,
 * the GTIN. Two codes are the same where one of these is. Empty for what no label can hold.
 */
export function codeKeys(code: string): string[] {
  const read = readCode({ text: code });
  const keys = [joinedCode(code), read && joinedCode(read.text), read?.isbn, read?.gtin];
  return [...new Set(keys.filter((key) => key !== undefined && key !== ''))] as string[];
}
