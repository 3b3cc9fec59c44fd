import { Inject, Injectable } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { SettingsToken } from '@kashikari/platform';
import { Authenticators, type MadeKey, type Signed } from '../app/ports';
import { CHALLENGE_LIFETIME, type Passkey } from '../domain/passkey';
import type { User } from '../domain/user';
import { siteOf, type SiteSettings } from '../settings';

const SITE_NAME = 'Kashikari';

/**
 * WebAuthn by @simplewebauthn/server. A key is found by the browser itself (nobody types a name), and whoever holds the
 * device shows that it is theirs by finger, face or PIN: a passkey stands for a password and more, so presence alone is
 * not enough. Attestation is not asked for: which make of device somebody has is nobody's business.
 */
@Injectable()
export class WebauthnAuthenticators extends Authenticators {
  private readonly origin: string;
  private readonly rpId: string;

  constructor(@Inject(SettingsToken) settings: SiteSettings) {
    super();
    this.origin = siteOf(settings);
    this.rpId = settings.PASSKEY_RP_ID ?? new URL(this.origin).hostname;
  }

  override async askForKey(user: User, known: readonly Passkey[], challenge: string): Promise<string> {
    const options = await generateRegistrationOptions({
      rpName: SITE_NAME,
      rpID: this.rpId,
      userID: new Uint8Array(Buffer.from(user.id.replaceAll('-', ''), 'hex')),
      userName: user.email ?? user.accountName ?? user.name,
      userDisplayName: user.name,
      challenge: bytes(challenge),
      timeout: CHALLENGE_LIFETIME,
      attestationType: 'none',
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports: [...transports],
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return JSON.stringify(options);
  }

  override async askForSignature(challenge: string): Promise<string> {
    const options = await generateAuthenticationOptions({
      rpID: this.rpId,
      challenge: bytes(challenge),
      timeout: CHALLENGE_LIFETIME,
      userVerification: 'required',
    });
    return JSON.stringify(options);
  }

  override peek(answerJson: string): Signed | undefined {
    try {
      const answer = JSON.parse(answerJson) as RegistrationResponseJSON;
      const said = JSON.parse(Buffer.from(answer.response.clientDataJSON, 'base64url').toString()) as {
        challenge?: unknown;
      };
      const { challenge } = said;
      return typeof challenge === 'string' ? { challenge, credentialId: String(answer.id) } : undefined;
    } catch {
      return undefined;
    }
  }

  override async readKey(answerJson: string, challenge: string): Promise<Verdict<MadeKey>> {
    try {
      const response = JSON.parse(answerJson) as RegistrationResponseJSON;
      const { registrationInfo } = await verifyRegistrationResponse({ response, ...this.expects(challenge) });
      if (!registrationInfo) return refuse('passkey.refused');
      const { credential, credentialBackedUp: synced } = registrationInfo;
      const { id: credentialId, publicKey, counter, transports = [] } = credential;
      return allow({ credentialId, publicKey, counter, transports, synced });
    } catch {
      return refuse('passkey.refused');
    }
  }

  override async check(
    answerJson: string,
    challenge: string,
    key: Passkey,
  ): Promise<Verdict<{ counter: number }>> {
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: JSON.parse(answerJson) as AuthenticationResponseJSON,
        ...this.expects(challenge),
        credential: {
          id: key.credentialId,
          publicKey: new Uint8Array(key.publicKey),
          counter: key.counter,
          transports: [...key.transports],
        },
      });
      if (verified) return allow({ counter: authenticationInfo.newCounter });
    } catch {
      // Whatever was wrong with it, and a count that fell: not this key.
    }
    return refuse('auth.failed');
  }

  private expects(expectedChallenge: string) {
    const { origin: expectedOrigin, rpId: expectedRPID } = this;
    return { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
  }
}

function bytes(challenge: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(challenge, 'base64url'));
}
