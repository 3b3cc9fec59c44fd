import { PASSWORD_MIN_LENGTH } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as japanese } from '@zxcvbn-ts/language-ja';
import { CommonPasswords } from '../app/ports';
import { couldBePassword } from '../domain/sign-in/password';
import { isEasilyGuessed } from './scored-passwords';

/**
 * Maximum number of listed passwords. Too short ones are omitted, because they are refused anyway (REST contract,
 * edge).
 */
const MAX = 10_000;

const fits = (word: string) => word.length >= PASSWORD_MIN_LENGTH && couldBePassword(word);

/**
 * The commonest passwords, Japanese words and names, and what has no strength at all. The lists stay beside the score:
 * zxcvbn gives `sakura` 1, as it does many longer passwords that are good enough.
 */
@Injectable()
export class ListedPasswords extends CommonPasswords {
  private readonly listed: ReadonlySet<string>;

  constructor() {
    super();
    const first = (words: readonly string[]) => words.filter(fits).slice(0, MAX);
    const { commonWords, firstnames, lastnames, wikipedia } = japanese;
    const lists = [common['passwords-common'], commonWords, firstnames, lastnames, wikipedia];
    this.listed = new Set(lists.flatMap((words) => first(words as readonly string[])));
  }

  override has(password: string): boolean {
    return this.listed.has(password.toLowerCase()) || isEasilyGuessed(password);
  }
}
