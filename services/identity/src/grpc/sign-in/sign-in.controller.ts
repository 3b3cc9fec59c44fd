import { refused } from '@kashikari/kernel';
import { identity, SETS, textOrName } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { KnownBrowsers } from '../../app/sessions/known-browsers';
import type { Origin, SignedIn } from '../../app/sessions/session-issuer';
import { SignInWithPasskey } from '../../app/sign-in-methods/sign-in-with-passkey';
import { SignInWithProvider } from '../../app/sign-in-methods/sign-in-with-provider';
import { SignInWithCard } from '../../app/sign-in/sign-in-with-card';
import { SignInWithLink } from '../../app/sign-in/sign-in-with-link';
import { SignInWithPassword } from '../../app/sign-in/sign-in-with-password';
import { SignUp } from '../../app/sign-in/sign-up';
import { toMembership } from '../shared/messages';
import { answer, tokensOf } from './session-messages';

/** Tokens that a browser sends. */
interface BrowserState {
  readonly knownBrowser: readonly string[];
  readonly heldTokens: readonly string[];
}

/** The rpcs of AccountService that begin a session. */
@GrpcController(identity.AccountServiceService)
export class SignInController {
  constructor(
    private readonly signUps: SignUp,
    private readonly byPassword: SignInWithPassword,
    private readonly byLink: SignInWithLink,
    private readonly byCard: SignInWithCard,
    private readonly byProvider: SignInWithProvider,
    private readonly byPasskey: SignInWithPasskey,
    private readonly browsers: KnownBrowsers,
  ) {}

  async signUp(
    { address, trustedNetwork, userAgent, knownBrowser, ...request }: identity.SignUpRequest,
    call: Call,
  ): Promise<identity.SignUpResponse> {
    const tokens = knownBrowser?.tokens ?? [];
    const origin = { address, isTrusted: trustedNetwork ?? false, userAgent, knownBrowser: tokens };
    const locale = textOrName(SETS.locale, request.locale);
    const signedIn = await this.signUps.run({ ...request, locale }, origin, call);
    // A person who signs up with another's address gets no separate counter for the time after its owner takes over.
    const { membership } = signedIn;
    return {
      ...answer(signedIn),
      knownBrowser: { tokens: [...tokens] },
      membership: membership && toMembership(membership),
    };
  }

  async signIn(request: identity.SignInRequest, call: Call): Promise<identity.SignInResponse> {
    const { method, held, knownBrowser: shown, accountId = '', ...from } = request;
    const knownBrowser = shown?.tokens ?? [];
    const origin: Origin = { ...from, knownBrowser };
    // A card has no password that others could guess at.
    if (method?.$case === 'cardSecret') return answer(await this.byCard.run(method.value, origin, call));
    const heldTokens = tokensOf(held, 'held');
    const entered = await this.enter(method, { knownBrowser, heldTokens, accountId }, origin, call);
    return this.known(entered, knownBrowser);
  }

  private enter(
    method: identity.SignInRequest['method'],
    { knownBrowser, heldTokens, accountId }: BrowserState & { readonly accountId: string },
    origin: Origin,
    call: Call,
  ): Promise<SignedIn> {
    switch (method?.$case) {
      case 'password':
        return this.byPassword.run({ ...method.value, knownBrowser }, origin, call);
      case 'linkToken':
        return this.byLink.run({ token: method.value, heldTokens, accountId }, origin, call);
      case 'passkeyJson':
        return this.byPasskey.run(method.value, origin, call);
      case 'providerCode':
        return this.byProvider.byCode(method.value, origin, call);
      case 'providerToken': {
        const { provider, idToken } = method.value;
        return this.byProvider.byToken(provider, idToken, origin, call);
      }
      default:
        throw refused('auth.failed');
    }
  }

  /** The answer, and what the browser is to bring the next time. */
  private known(signedIn: SignedIn, tokens: readonly string[]) {
    const account = { userId: signedIn.user.id, epoch: signedIn.browserEpoch };
    return { ...answer(signedIn), knownBrowser: { tokens: this.browsers.after(account, tokens) } };
  }
}
