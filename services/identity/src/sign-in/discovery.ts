import { createRemoteJWKSet, importPKCS8, SignJWT, type JWTVerifyGetKey } from 'jose';
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  None,
  type ClientAuth,
  type Configuration,
} from 'openid-client';
import type { ProviderSettings } from '../provider-settings';

/** Timeout of each call to a provider; all calls must fit into the ten seconds of a request. */
const TIMEOUT_SECONDS = 4;

const HOUR = 60 * 60_000;

/** A provider's own description (its endpoints and keys), asked for when it is first needed, and again after an hour. */
export class Discovery {
  private found: { readonly at: number; readonly configuration: Promise<Configuration> } | undefined;
  private keySet: { readonly uri: string; readonly keys: JWTVerifyGetKey } | undefined;

  constructor(private readonly settings: ProviderSettings) {}

  async configuration(): Promise<Configuration> {
    const now = Date.now();
    if (!this.found || now - this.found.at > HOUR) this.found = { at: now, configuration: this.discover() };
    const { configuration } = this.found;
    try {
      return await configuration;
    } catch (error) {
      // The next call retries a failure; a success stays.
      if (this.found?.configuration === configuration) this.found = undefined;
      throw error;
    }
  }

  /** Returns the provider's public keys; fetches them again when a token names an unknown one. */
  keys(uri: string): JWTVerifyGetKey {
    if (this.keySet?.uri !== uri) {
      const keys = createRemoteJWKSet(new URL(uri), { timeoutDuration: TIMEOUT_SECONDS * 1000 });
      this.keySet = { uri, keys };
    }
    return this.keySet.keys;
  }

  private async discover(): Promise<Configuration> {
    const { issuer, client_id: clientId } = this.settings;
    const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
    return discovery(new URL(issuer), clientId, undefined, await this.authentication(), {
      timeout: TIMEOUT_SECONDS,
      // The signature of an ID token is checked though it comes by TLS from the provider itself.
      execute: [enableNonRepudiationChecks, ...insecure],
    });
  }

  private async authentication(): Promise<ClientAuth> {
    const { client_secret: secret, signed_secret: signed, client_id: clientId } = this.settings;
    if (secret) return ClientSecretBasic(secret);
    if (!signed) return None();
    // Longer than this description is kept, far shorter than the half year that Apple allows.
    const key = await importPKCS8(signed.private_key, 'ES256');
    const jwt = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: signed.key_id })
      .setIssuer(signed.team_id)
      .setSubject(clientId)
      .setAudience(this.settings.issuer)
      .setIssuedAt()
      .setExpirationTime('3h')
      .sign(key);
    return ClientSecretPost(jwt);
  }
}
