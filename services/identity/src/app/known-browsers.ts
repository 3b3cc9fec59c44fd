import { Injectable } from '@nestjs/common';
import { Encryptor, Secrets, SecurityTime } from './ports';

/** How long a browser is known after it signed in, milliseconds (REST contract, edge). */
const KNOWN_FOR = 180 * 24 * 60 * 60_000;

/** Accounts that one browser is known to; a library's counter has many, and cookies have an end. */
const MOST = 8;

const CONTEXT = 'known-browser';

interface Known {
  readonly userId: string;
  readonly browserId: string;
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

  /** Under which id the browser is known to an account; undefined when it never signed in to it, or too long ago. */
  find(userId: string | undefined, tokens: readonly string[]): string | undefined {
    return this.open(tokens).find((known) => known.userId === userId)?.browserId;
  }

  /** What the browser keeps after it has signed in: the account, and those it is known to already. */
  after(userId: string, tokens: readonly string[]): string[] {
    const known = this.open(tokens);
    const own = known.find((one) => one.userId === userId);
    const others = known.filter((one) => one.userId !== userId).map(({ token }) => token);
    const expiresAt = this.time.now() + KNOWN_FOR;
    const text = JSON.stringify({ userId, browserId: own?.browserId ?? this.secrets.id(), expiresAt });
    return [this.encryptor.seal(text, CONTEXT), ...others].slice(0, MOST);
  }

  private open(tokens: readonly string[]): (Known & { readonly token: string })[] {
    return tokens.slice(0, MOST).flatMap((token) => {
      const text = this.encryptor.open(token, CONTEXT);
      const known = text && (JSON.parse(text) as Known);
      return known && known.expiresAt > this.time.now() ? [{ ...known, token }] : [];
    });
  }
}
