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
import { Authenticators, type MadeKey, type Place, type SignedResponse } from '../app/ports';
import { CHALLENGE_LIFETIME, type Passkey } from '../domain/sign-in-methods/passkey';
import type { User } from '../domain/users/user';
import { siteOf, type SiteSettings } from '../settings';

const SITE_NAME = 'Kashikari';

/**
 * WebAuthn by @simplewebauthn/server. The browser finds the key, so that nobody types a name. User verification by
 * finger, face or PIN is required, because a passkey replaces more than a password. Attestation is not requested, so
 * the make of a device stays private.
 */
@Injectable()
export class WebauthnAuthenticators extends Authenticators {
  private readonly common: string;

  constructor(@Inject(SettingsToken) private readonly settings: SiteSettings) {
    super();
    this.common = siteOf(settings);
  }

  override async askForKey(
    user: User,
    known: readonly Passkey[],
    challenge: string,
    at: Place,
  ): Promise<string> {
    const { rpId, keptAs } = this.party(at);
    const options = await generateRegistrationOptions({
      rpName: SITE_NAME,
      rpID: rpId,
      userID: new Uint8Array(Buffer.from(user.id.replaceAll('-', ''), 'hex')),
      userName: user.email ?? user.accountName ?? user.name,
      userDisplayName: user.name,
      challenge: bytes(challenge),
      timeout: CHALLENGE_LIFETIME,
      attestationType: 'none',
      excludeCredentials: known
        .filter((key) => key.host === keptAs)
        .map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return JSON.stringify(options);
  }

  override async askForSignature(challenge: string, at: Place): Promise<string> {
    const options = await generateAuthenticationOptions({
      rpID: this.party(at).rpId,
      challenge: bytes(challenge),
      timeout: CHALLENGE_LIFETIME,
      userVerification: 'required',
    });
    return JSON.stringify(options);
  }

  override peek(answerJson: string): SignedResponse | undefined {
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

  override async readKey(answerJson: string, challenge: string, at: Place): Promise<Verdict<MadeKey>> {
    try {
      const response = JSON.parse(answerJson) as RegistrationResponseJSON;
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        ...this.expects(challenge, at),
      });
      if (!registrationInfo) return refuse('passkey.refused');
      const { credential, credentialBackedUp: synced } = registrationInfo;
      const { id: credentialId, publicKey, counter, transports = [] } = credential;
      return allow({ credentialId, publicKey, counter, transports, synced, host: this.party(at).keptAs });
    } catch {
      return refuse('passkey.refused');
    }
  }

  override async check(
    answerJson: string,
    challenge: string,
    key: Passkey,
    at: Place,
  ): Promise<Verdict<{ counter: number }>> {
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: JSON.parse(answerJson) as AuthenticationResponseJSON,
        ...this.expects(challenge, at),
        credential: {
          id: key.credentialId,
          publicKey: new Uint8Array(key.publicKey),
          counter: key.counter,
          transports: [...key.transports],
        },
      });
      if (verified) return allow({ counter: authenticationInfo.newCounter });
    } catch {
      // Every fault, including a count that fell, means that this key did not sign.
    }
    return refuse('auth.failed');
  }

  /**
   * Returns the browser's origin, the relying party id (the host or a parent of it), and the host under which keys are
   * stored.
   */
  private party({ shell }: Place): {
    readonly origin: string;
    readonly rpId: string;
    readonly keptAs: string;
  } {
    const origin = shell?.origin ?? this.common;
    const { hostname } = new URL(origin);
    const parent = this.settings.PASSKEY_RP_ID;
    const isUnder = parent !== undefined && (!shell || `.${hostname}`.endsWith(`.${parent}`));
    const rpId = isUnder ? parent : hostname;
    return { origin, rpId, keptAs: shell && !isUnder ? hostname : '' };
  }

  private expects(expectedChallenge: string, at: Place) {
    const { origin: expectedOrigin, rpId: expectedRPID } = this.party(at);
    return { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
  }
}

function bytes(challenge: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(challenge, 'base64url'));
}
