import { Inject, Injectable } from '@nestjs/common';
import { type passwordPolicies } from '../../domain/guesses/guess-windows';
import { couldBePassword } from '../../domain/sign-in/password';
import type { User } from '../../domain/users/user';
import { LoginThrottle, type GuessTarget } from '../guesses/login-throttle';
import { PasswordPolicies, Passwords, SecurityTime, UnitOfWork } from '../ports';
import { KnownBrowsers } from '../sessions/known-browsers';
import { SessionIssuer, type Origin } from '../sessions/session-issuer';

/** Fields of a sign-in form that a password check reads. */
export interface EnteredPassword {
  readonly password: string;
  /** Tokens that the browser was given by earlier sign-ins. */
  readonly knownBrowser?: readonly string[];
}

/** Counters of an attempt: the known browser, or the account from this address and the account. */
type Guesses = readonly [narrow: GuessTarget, ...wide: GuessTarget[]];

/**
 * Compares a password with that of an account, and counts failures. An unknown account costs the same comparison, the
 * same rows and the same waits.
 */
@Injectable()
export class CheckPassword {
  constructor(
    private readonly works: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly throttle: LoginThrottle,
    private readonly issuer: SessionIssuer,
    private readonly time: SecurityTime,
    private readonly browsers: KnownBrowsers,
    @Inject(PasswordPolicies) private readonly policies: ReturnType<typeof passwordPolicies>,
  ) {}

  /**
   * @param of `account` is the name under which failures are counted, for unknown accounts too
   * @returns undefined when it is wrong; a hash of today's strength where the stored one is weaker, else empty
   */
  async run(
    { user, account }: { readonly user: User | undefined; readonly account: string },
    entered: EnteredPassword,
    origin: Origin,
  ): Promise<string | undefined> {
    const guesses = this.guesses(account, await this.knownBrowser(user, entered), origin);
    // Before its turn too: of ten thousand guesses hardly one costs more than a look.
    await this.throttle.checkAhead(...guesses);
    return this.passwords.inTurn(() => this.compare(user, entered.password, guesses, origin));
  }

  /**
   * Asks the throttle again in its turn, so that guesses which waited in line together don't pass it together.
   * @returns undefined when it is wrong; a hash of today's strength where the stored one is weaker, else empty
   */
  private async compare(user: User | undefined, password: string, guesses: Guesses, origin: Origin) {
    await this.works.run((work) => this.throttle.check(work, ...guesses));
    const matches = await this.passwords.matches(
      user?.passwordHash,
      couldBePassword(password) ? password : '',
    );
    await this.works.run(async (work) => {
      if (matches) return this.throttle.succeeded(work, guesses[0]);
      await this.throttle.failed(work, ...guesses);
      const failure = { userId: user?.id ?? null, at: this.time.now(), ...this.issuer.from(origin) };
      await work.note({ ...failure, kind: 'sign_in_failed' });
      const allowed: boolean[] = [];
      for (const each of guesses) allowed.push(await this.throttle.allows(work, each));
      if (allowed.includes(false)) await work.note({ ...failure, kind: 'sign_in_slowed' });
    });
    if (!matches || !user?.passwordHash) return undefined;
    return this.passwords.isOutdated(user.passwordHash) ? this.passwords.hash(password) : '';
  }

  /**
   * Returns the id of a known browser with a separate counter, unless the account's known browsers have failed too
   * often today.
   */
  private async knownBrowser(
    user: User | undefined,
    { knownBrowser = [] }: EnteredPassword,
  ): Promise<string | undefined> {
    const browserId = this.browsers.find(user, knownBrowser);
    if (!browserId || !user) return undefined;
    const mayFail = await this.throttle.allowsAhead({ policy: this.policies.known, at: user.id });
    return mayFail ? browserId : undefined;
  }

  private guesses(account: string, browserId: string | undefined, { address }: Origin): Guesses {
    const { pair, account: everywhere, browser, known } = this.policies;
    if (browserId)
      return [
        { policy: browser, at: JSON.stringify([account, browserId]) },
        { policy: known, at: account },
      ];
    return [
      { policy: pair, at: JSON.stringify([account, address]) },
      { policy: everywhere, at: account },
    ];
  }
}
