import { Injectable } from '@nestjs/common';
import type { User } from '../../domain/users/user';
import { Encryptor, Secrets, SecurityTime } from '../ports';

/** Time for which a browser is known after a sign-in, milliseconds (REST contract, edge). */
const KNOWN_FOR = 180 * 24 * 60 * 60_000;

/** Accounts that one browser is known to; a library's counter has many, and cookies have an end. */
const MAX = 8;

const CONTEXT = 'known-browser';

/** Characters; 96 bits. */
const EPOCH_LENGTH = 16;

interface KnownBrowser {
  readonly userId: string;
  readonly browserId: string;
  /** Epoch of the account's password at that time. */
  readonly epoch: string;
  readonly expiresAt: number;
}

/**
 * Browsers that have signed in to an account before: their failures count by themselves, so that guesses of others don't
 * hold an account's owner. Nothing is kept of it here: the browser holds it, sealed and bound to the account.
 */
@Injectable()
export class KnownBrowsers {
  constructor(
    private readonly encryptor: Encryptor,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  /**
   * The id under which a browser is known to an account. Undefined for a browser that never signed in to it, or did so too long
   * ago, or with another password: whoever collected tokens before a change of the password has none after it.
   */
  find(user: User | undefined, tokens: readonly string[]): string | undefined {
    if (!user) return undefined;
    const epoch = this.epochOf(user);
    return this.open(tokens).find((known) => known.userId === user.id && known.epoch === epoch)?.browserId;
  }

  /** The part of a token that changes with the account's password. */
  epochOf({ passwordHash }: Pick<User, 'passwordHash'>): string {
    return this.secrets.blind(`known-browser:${passwordHash ?? ''}`).slice(0, EPOCH_LENGTH);
  }

  /** The tokens of a browser after it signed in to an account: the account's, and those that it had already. */
  after({ userId, epoch }: Pick<KnownBrowser, 'userId' | 'epoch'>, tokens: readonly string[]): string[] {
    const known = this.open(tokens);
    const own = known.find((one) => one.userId === userId && one.epoch === epoch);
    const others = known.filter((one) => one.userId !== userId).map(({ token }) => token);
    const expiresAt = this.time.now() + KNOWN_FOR;
    const browserId = own?.browserId ?? this.secrets.id();
    const text = JSON.stringify({ userId, browserId, epoch, expiresAt });
    return [this.encryptor.seal(text, CONTEXT), ...others].slice(0, MAX);
  }

  private open(tokens: readonly string[]): (KnownBrowser & { readonly token: string })[] {
    return tokens.slice(0, MAX).flatMap((token) => {
      const text = this.encryptor.open(token, CONTEXT);
      const known = text && (JSON.parse(text) as KnownBrowser);
      return known && known.expiresAt > this.time.now() ? [{ ...known, token }] : [];
    });
  }
}
