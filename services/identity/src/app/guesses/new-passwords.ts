import { Injectable } from '@nestjs/common';
import { refuse, type Verdict } from '@kashikari/kernel';
import { isOwnWord, type OwnWords } from '../../domain/users/own-words';
import { CommonPasswords, Passwords } from '../ports';

/**
 * Rules for new passwords: no common password, and nothing that is publicly known of its owner. Existing passwords stay
 * valid.
 */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly common: CommonPasswords,
    private readonly passwords: Passwords,
  ) {}

  /** The verdict on a password's form, and whether it is easily guessed: `password.common`. */
  judge<T extends string | undefined>(read: Verdict<T>, ...own: readonly OwnWords[]): Verdict<T> {
    if (!read.ok || read.value === undefined) return read;
    const isGuessed = this.common.has(read.value) || own.some((words) => isOwnWord(read.value!, words));
    return isGuessed ? refuse('password.common', undefined, 'password') : read;
  }

  /** Hashes a password in turn: a few are hashed at a time. */
  hash(password: string): Promise<string> {
    return this.passwords.inTurn(() => this.passwords.hash(password));
  }
}
