import { identity, SETS, textOrName } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { GetSigningKeys } from '../../app/sessions/get-signing-keys';
import { RefreshSession } from '../../app/sessions/refresh-session';
import { SignOut } from '../../app/sessions/sign-out';
import { RequestEmailLink } from '../../app/sign-in/request-email-link';
import { answer, tokensOf } from './session-messages';

/** The rpcs of AccountService that continue and end a session, and send the link that begins one. */
@GrpcController(identity.AccountServiceService)
export class SessionsController {
  constructor(
    private readonly refresh: RefreshSession,
    private readonly signOuts: SignOut,
    private readonly links: RequestEmailLink,
    private readonly keys: GetSigningKeys,
  ) {}

  async refreshSession(
    { refreshToken, ...origin }: identity.RefreshSessionRequest,
    call: Call,
  ): Promise<identity.RefreshSessionResponse> {
    return answer(await this.refresh.run(refreshToken, origin, call));
  }

  async signOut(
    { refreshToken, all, kept }: identity.SignOutRequest,
    call: Call,
  ): Promise<identity.SignOutResponse> {
    await this.signOuts.run({ refreshToken, all, keptTokens: tokensOf(kept, 'kept') }, call);
    return {};
  }

  async requestEmailLink(
    request: identity.RequestEmailLinkRequest,
    call: Call,
  ): Promise<identity.RequestEmailLinkResponse> {
    const locale = textOrName(SETS.locale, request.locale);
    await this.links.run({ ...request, locale }, call);
    return {};
  }

  async getSigningKeys(): Promise<identity.GetSigningKeysResponse> {
    return { jwksJson: await this.keys.run() };
  }
}
