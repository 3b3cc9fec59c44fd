import { Inject, Injectable } from '@nestjs/common';
import { accountHolder, actorSessionId, unwrap, type Actor, type Call, refused } from '@kashikari/kernel';
import type { passwordPolicies } from '../../domain/guesses/guess-windows';
import { PASSKEY_BY_KEY } from '../../domain/guesses/guesses';
import { couldBePassword } from '../../domain/sign-in/password';
import { AskProvider } from '../sign-in-methods/ask-provider';
import { LoginThrottle, type Guessed } from '../guesses/login-throttle';
import { PasskeyChallenges } from '../sign-in-methods/passkey-challenges';
import {
  Authenticators,
  PasswordPolicies,
  Passwords,
  Secrets,
  SecurityTime,
  UnitOfWork,
  type Work,
} from '../ports';
import type { Origin } from '../sessions/session-issuer';

/** Proof of identity that only the account's owner can give. */
export type OwnersProof =
  | { readonly $case: 'password'; readonly value: string }
  | { readonly $case: 'passkeyJson'; readonly value: string }
  | { readonly $case: 'linkToken'; readonly value: string }
  | {
      readonly $case: 'providerToken';
      readonly value: { readonly provider: string; readonly idToken: string };
    };

/** Returns true if the proof belongs to the account; runs in the transaction that consumes the proof. */
type Shows = (work: Work) => Promise<boolean>;

/** Makes the session that asks one that has freshly signed in, by whatever way in the account has. */
@Injectable()
export class ConfirmSession {
  constructor(
    private readonly works: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly throttle: LoginThrottle,
    private readonly challenges: PasskeyChallenges,
    private readonly authenticators: Authenticators,
    private readonly providers: AskProvider,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
    @Inject(PasswordPolicies) private readonly policies: ReturnType<typeof passwordPolicies>,
  ) {}

  async run(proof: OwnersProof | undefined, { address }: Pick<Origin, 'address'>, call: Call): Promise<void> {
    const userId = accountHolder(call);
    const sessionId = actorSessionId(call.actor);
    if (!sessionId) throw refused('token_expired');
    const shows = await this.ask(proof, userId, sessionId, call.actor);
    const { shown } = await this.works.once(call, async (work) => {
      const now = this.time.now();
      const isShown = await shows(work);
      if (!isShown) await work.note({ userId, kind: 'sign_in_failed', at: now, address });
      else if (!(await work.sessions.confirm(sessionId, userId, now))) throw refused('unauthenticated');
      return { shown: isShown };
    });
    if (!shown) throw refused('auth.failed');
  }

  private ask(
    proof: OwnersProof | undefined,
    userId: string,
    sessionId: string,
    actor: Actor,
  ): Promise<Shows> {
    switch (proof?.$case) {
      case 'password':
        return this.password(proof.value, userId, sessionId);
      case 'passkeyJson':
        return this.passkey(proof.value, userId, actor);
      case 'linkToken':
        return Promise.resolve((work) => this.link(work, proof.value, userId));
      case 'providerToken':
        return this.provider(proof.value, userId);
      default:
        throw refused('auth.failed');
    }
  }

  /** Failures count by the session and by the account: who holds a token is no browser that has signed in before. */
  private async password(password: string, userId: string, sessionId: string): Promise<Shows> {
    const session: Guessed = { policy: this.policies.pair, at: JSON.stringify([userId, sessionId]) };
    const guesses = [session, { policy: this.policies.account, at: userId }];
    await this.throttle.checkAhead(...guesses);
    const matches = await this.passwords.inTurn(async () => {
      const user = await this.works.run(async (work) => {
        await this.throttle.check(work, ...guesses);
        return work.users.get(userId);
      });
      return this.passwords.matches(user?.passwordHash, couldBePassword(password) ? password : '');
    });
    await this.works.run((work) =>
      matches ? this.throttle.succeeded(work, session) : this.throttle.failed(work, ...guesses),
    );
    return () => Promise.resolve(matches);
  }

  private async passkey(answerJson: string, userId: string, actor: Actor): Promise<Shows> {
    const taken = await this.challenges.take(answerJson, null);
    return async (work) => {
      const { challenge, credentialId } = unwrap(taken);
      const tried = { policy: PASSKEY_BY_KEY, at: credentialId };
      await this.throttle.check(work, tried);
      const key = await work.passkeys.lockByCredential(credentialId);
      const checked =
        key?.userId === userId
          ? await this.authenticators.check(answerJson, challenge, key, actor)
          : undefined;
      if (key && checked?.ok) {
        await work.passkeys.save({ ...key, counter: checked.value.counter, usedAt: this.time.now() });
        return true;
      }
      await this.throttle.failed(work, tried);
      return false;
    };
  }

  /** Accepts a sign-in link as proof. Throws if the link is another account's, so that the link stays valid. */
  private async link(work: Work, token: string, userId: string): Promise<boolean> {
    const link = await work.links.take(this.secrets.tokenHash(token), this.time.now(), 'sign_in');
    const user = await work.users.get(userId);
    if (link?.userId !== userId || link.email !== user?.email) throw refused('auth.link_expired');
    return true;
  }

  private async provider(answer: { provider: string; idToken: string }, userId: string): Promise<Shows> {
    const asked = await this.providers.byToken(answer.provider, answer.idToken);
    return async (work) => {
      const { said, spends } = unwrap(asked);
      if (spends && !(await work.providerLinks.spend(spends.tokenHash, spends.expiresAt))) return false;
      const link = await work.providerLinks.lockBySubject(said.issuer, said.subject);
      return link?.userId === userId;
    };
  }
}
