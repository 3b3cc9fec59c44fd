import { Injectable } from '@nestjs/common';
import { unwrap, type Call, refused } from '@kashikari/kernel';
import { contactOf } from '../../domain/users/contact';
import { PASSKEY_BY_KEY } from '../../domain/guesses/guesses';
import { LoginThrottle } from '../guesses/login-throttle';
import { PasskeyChallenges } from './passkey-challenges';
import { Authenticators, SecurityTime, UnitOfWork, type SignedResponse, type Work } from '../ports';
import { SessionIssuer, type Origin, type SignedIn } from '../sessions/session-issuer';
import { ShellRules } from '../shells/shell-rules';

/** Signs in with a passkey: the browser offers the keys that it holds for this site, and nobody types a name. */
@Injectable()
export class SignInWithPasskey {
  constructor(
    private readonly works: UnitOfWork,
    private readonly challenges: PasskeyChallenges,
    private readonly authenticators: Authenticators,
    private readonly throttle: LoginThrottle,
    private readonly issuer: SessionIssuer,
    private readonly time: SecurityTime,
    private readonly rules: ShellRules,
  ) {}

  async begin({ actor }: Call): Promise<string> {
    return this.authenticators.askForSignature(await this.challenges.give(null), actor);
  }

  async run(answerJson: string, origin: Origin, call: Call): Promise<SignedIn> {
    const sign = await this.issuer.signer();
    const taken = await this.challenges.take(answerJson, null);
    // Answers null instead of throwing: that it was tried is to be committed.
    const kept = await this.works.once(call, async (work) => {
      const signed = unwrap(taken);
      const tried = { policy: PASSKEY_BY_KEY, at: signed.credentialId };
      await this.throttle.check(work, tried);
      const user = await this.enter(answerJson, signed, work, call);
      if (!user) {
        await this.throttle.failed(work, tried);
        return null;
      }
      this.rules.refuseOthersThanProvider(contactOf(user)?.email, user);
      await work.note({
        ...{ userId: user.id, kind: 'signed_in', at: this.time.now() },
        ...{ ...this.issuer.from(origin), data: { by: 'passkey' } },
      });
      return this.issuer.begin(work, user, origin, sign, call);
    });
    if (!kept) throw refused('auth.failed');
    return this.issuer.handOut(kept);
  }

  private async enter(
    answerJson: string,
    { challenge, credentialId }: SignedResponse,
    work: Work,
    { actor }: Call,
  ) {
    const key = await work.passkeys.lockByCredential(credentialId);
    if (!key) return undefined;
    const checked = await this.authenticators.check(answerJson, challenge, key, actor);
    const user = checked.ok ? await work.users.share(key.userId) : undefined;
    if (!checked.ok || !user) {
      await work.note({
        ...{ userId: key.userId, kind: 'sign_in_failed', at: this.time.now() },
        data: { by: 'passkey' },
      });
      return undefined;
    }
    await work.passkeys.save({ ...key, counter: checked.value.counter, usedAt: this.time.now() });
    return user;
  }
}
