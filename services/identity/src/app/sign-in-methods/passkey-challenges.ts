import { Injectable } from '@nestjs/common';
import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { CHALLENGE_LIFETIME } from '../../domain/sign-in-methods/passkey';
import { Authenticators, Secrets, SecurityTime, UnitOfWork, type SignedResponse } from '../ports';

/** Challenges: what a key signs, so that no signature is good twice. */
@Injectable()
export class PasskeyChallenges {
  constructor(
    private readonly works: UnitOfWork,
    private readonly authenticators: Authenticators,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  /** @param userId whose key is to be made; null for whoever signs in */
  async give(userId: string | null): Promise<string> {
    const challenge = this.secrets.random();
    const expiresAt = this.time.now() + CHALLENGE_LIFETIME;
    const hash = this.secrets.tokenHash(challenge);
    await this.works.run((work) => work.passkeys.challenge(hash, userId, expiresAt));
    return challenge;
  }

  /**
   * Returns the signed data of a response and consumes its challenge. Refusals are returned, not thrown, for repeated
   * requests.
   */
  async take(answerJson: string, userId: string | null): Promise<Verdict<SignedResponse>> {
    const signed = this.authenticators.peek(answerJson);
    const hash = signed && this.secrets.tokenHash(signed.challenge);
    const given =
      hash && (await this.works.run((work) => work.passkeys.takeChallenge(hash, this.time.now())));
    return given && given.userId === userId ? allow(signed) : refuse('auth.attempt_expired');
  }
}
