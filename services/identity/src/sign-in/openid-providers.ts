import { Inject, Injectable } from '@nestjs/common';
import { jwtVerify } from 'jose';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  type Configuration,
} from 'openid-client';
import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { Logger, SettingsToken } from '@kashikari/platform';
import { Providers, type Journey, type ProviderAnswer } from '../app/ports';
import { readAssertion, type Assertion, type ProviderPolicy } from '../domain/sign-in-methods/provider';
import type { ProviderSettings } from '../provider-settings';
import { siteOf, type SiteSettings } from '../settings';
import { Discovery } from './discovery';
import { isOutOfReach } from './provider-fault';

/** Signatures that anybody can verify; a shared secret does not prove who signed. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'EdDSA',
  'Ed25519',
];

interface DiscoveredProvider {
  readonly settings: ProviderSettings;
  readonly policy: ProviderPolicy;
  readonly discovery: Discovery;
}

/** Providers of OpenID Connect by openid-client: code flow with PKCE, state and nonce; and ID tokens by jose. */
@Injectable()
export class OpenIdProviders extends Providers {
  private readonly known: ReadonlyMap<string, DiscoveredProvider>;
  private readonly common: string;

  constructor(
    @Inject(SettingsToken) settings: SiteSettings & { OIDC_PROVIDERS: readonly ProviderSettings[] },
    private readonly logger: Logger,
  ) {
    super();
    this.common = siteOf(settings);
    this.known = new Map(
      settings.OIDC_PROVIDERS.map((one) => [
        one.id,
        { settings: one, policy: toPolicy(one), discovery: new Discovery(one) },
      ]),
    );
  }

  override list(): readonly ProviderPolicy[] {
    return [...this.known.values()].map(({ policy }) => policy);
  }

  override begin(
    id: string,
    state: string,
    origin: string | undefined,
  ): Promise<Verdict<Journey & { readonly url: string }>> {
    return this.asking(id, async ({ settings }, configuration) => {
      const verifier = randomPKCECodeVerifier();
      const nonce = randomNonce();
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: this.redirectUri(origin),
        scope: settings.scopes,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ...(settings.form_post && { response_mode: 'form_post' }),
      });
      return { url: url.href, nonce, verifier };
    });
  }

  override finish(id: string, answer: ProviderAnswer, journey: Journey): Promise<Verdict<Assertion>> {
    return this.asking(id, async ({ policy }, configuration) => {
      const { state, code, iss } = answer;
      const came = new URL(this.redirectUri(journey.origin));
      came.search = new URLSearchParams({ state, code, ...(iss && { iss }) }).toString();
      const tokens = await authorizationCodeGrant(configuration, came, {
        pkceCodeVerifier: journey.verifier,
        expectedNonce: journey.nonce,
        expectedState: state,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      return readAssertion(await this.whole(configuration, claims, tokens.access_token, policy), policy);
    });
  }

  override read(
    id: string,
    idToken: string,
  ): Promise<Verdict<{ readonly said: Assertion; readonly expiresAt: number }>> {
    return this.asking(id, async ({ settings, policy, discovery }, configuration) => {
      const { issuer, jwks_uri: keys } = configuration.serverMetadata();
      const { payload } = await jwtVerify(idToken, discovery.keys(keys!), {
        issuer,
        audience: [settings.client_id, ...settings.audiences],
        algorithms: ALGORITHMS,
        requiredClaims: ['sub', 'iat', 'exp'],
        clockTolerance: 30,
      });
      return { said: readAssertion(payload, policy), expiresAt: payload.exp! * 1000 };
    });
  }

  private redirectUri(origin = this.common): string {
    return `${origin}/auth_redirect`;
  }

  /** The claims with those of userinfo, which some providers say only there. */
  private async whole(
    configuration: Configuration,
    claims: Readonly<Record<string, unknown>> & { readonly sub: string },
    accessToken: string,
    policy: ProviderPolicy,
  ): Promise<Readonly<Record<string, unknown>>> {
    const isMissing =
      !claims['email'] || (Object.keys(policy.groups).length > 0 && !claims[policy.groupClaim]);
    if (!isMissing || !configuration.serverMetadata().userinfo_endpoint) return claims;
    return { ...(await fetchUserInfo(configuration, accessToken, claims.sub)), ...claims };
  }

  /** Runs `ask` and maps faults of a provider or its response to a refusal. The log has details, without secrets. */
  private async asking<T>(
    id: string,
    ask: (known: DiscoveredProvider, configuration: Configuration) => Promise<T>,
  ): Promise<Verdict<T>> {
    const known = this.known.get(id);
    if (!known) return refuse('validation.choice', { allowed: [...this.known.keys()] }, 'provider');
    try {
      return allow(await ask(known, await known.discovery.configuration()));
    } catch (error) {
      const { name, code, error: said } = error as { name?: string; code?: string; error?: string };
      const away = isOutOfReach(error);
      const fault = said ?? code ?? name;
      this.logger.warn({ provider: id, fault }, away ? 'provider out of reach' : 'sign-in refused');
      return away
        ? refuse('auth.provider_unavailable', { provider: known.policy.name })
        : refuse('auth.failed');
    }
  }
}

function toPolicy(one: ProviderSettings): ProviderPolicy {
  return {
    id: one.id,
    name: one.name,
    emailDomains: one.email_domains,
    emailIsVerified: one.email_is_verified,
    groupClaim: one.group_claim,
    groups: one.groups,
  };
}
