import { Inject, Injectable } from '@nestjs/common';
import { SettingsToken, TOKEN_AUDIENCE, issuersOf } from '@kashikari/platform';
import { exportJWK, generateKeyPair, importJWK, SignJWT, type CryptoKey, type JWK } from 'jose';
import {
  AccessTokens,
  Encryptor,
  Secrets,
  SecurityTime,
  SigningKeys,
  type SignToken,
  type StoredKey,
} from '../app/ports';
import { ACCESS_TOKEN_SECONDS } from '../domain/sessions/session';
import type { SecretSettings, SiteSettings } from '../settings';
import { forgottenBefore, isSigning, SIGNING_PERIOD } from '../domain/sessions/signing-key';

const ALGORITHM = 'EdDSA';

interface SigningKey {
  readonly kid: string;
  readonly key: CryptoKey;
  readonly createdAt: number;
}

/** Access tokens by jose, under the newest key. Keys are looked up when the one in hand has had its time. */
@Injectable()
export class JoseAccessTokens extends AccessTokens {
  private readonly issuer: string;
  private current: Promise<SigningKey> | undefined;

  constructor(
    private readonly keys: SigningKeys,
    private readonly encryptor: Encryptor,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
    @Inject(SettingsToken) settings: SecretSettings & SiteSettings,
  ) {
    super();
    [this.issuer] = issuersOf(settings);
  }

  override async signer(): Promise<SignToken> {
    const { kid, key } = await this.signingKey();
    return ({ id, sessionId, slug, card, audience = TOKEN_AUDIENCE }) => {
      const now = Math.floor(this.time.now() / 1000);
      const limits = card && {
        ...{ jti: card.id, authorizable_id: card.groupId, permission: card.permission },
        // Escaped: a browser reads claims as Latin-1.
        management_id: encodeURIComponent(card.managementId),
      };
      return new SignJWT({ id, slug, sid: sessionId, ...limits })
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
        .setIssuer(this.issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
        .sign(key);
    };
  }

  override async publicKeys(): Promise<string> {
    await this.signingKey();
    const stored = await this.keys.since(forgottenBefore(this.time.now()));
    const keys = stored.map(({ kid, publicJwk }) => ({
      ...(JSON.parse(publicJwk) as JWK),
      kid,
      alg: ALGORITHM,
      use: 'sig',
    }));
    return JSON.stringify({ keys });
  }

  private async signingKey(): Promise<SigningKey> {
    const held = await this.current?.catch(() => undefined);
    if (held && isSigning(held.createdAt, this.time.now())) return held;
    this.current = this.find();
    return this.current;
  }

  /** Returns the newest key that still signs and can be unsealed, or a new one. */
  private async find(): Promise<SigningKey> {
    const since = this.time.now() - SIGNING_PERIOD;
    const [newest] = await this.keys.since(since);
    const known = newest && (await this.unseal(newest));
    if (known) return known;
    await this.keys.addUnlessNewer(await this.make(), newest?.createdAt ?? since);
    const [made] = await this.keys.since(since);
    const usable = made && (await this.unseal(made));
    if (!usable)
      throw new Error(
        'No signing key can be decrypted: processes run with different values of KASHIKARI_SECRET',
      );
    return usable;
  }

  private async unseal({ kid, sealedPrivateJwk, createdAt }: StoredKey): Promise<SigningKey | undefined> {
    const jwk = this.encryptor.open(sealedPrivateJwk, contextOf(kid));
    if (jwk === undefined) return undefined;
    return { kid, createdAt, key: (await importJWK(JSON.parse(jwk) as JWK, ALGORITHM)) as CryptoKey };
  }

  private async make(): Promise<StoredKey> {
    const kid = this.secrets.id();
    const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
    const sealed = this.encryptor.seal(JSON.stringify(await exportJWK(privateKey)), contextOf(kid));
    return {
      kid,
      publicJwk: JSON.stringify(await exportJWK(publicKey)),
      sealedPrivateJwk: sealed,
      createdAt: this.time.now(),
    };
  }
}

const contextOf = (kid: string) => `signing-key:${kid}`;
