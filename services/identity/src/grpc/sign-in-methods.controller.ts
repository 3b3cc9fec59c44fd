import { signInMethods } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { BeginProviderSignIn } from '../app/begin-provider-sign-in';
import { LinkedAccounts, type ShownLink } from '../app/linked-accounts';
import { ListProviders } from '../app/list-providers';

@GrpcController(signInMethods.SignInMethodServiceService)
export class SignInMethodsController {
  constructor(
    private readonly providers: ListProviders,
    private readonly begin: BeginProviderSignIn,
    private readonly linked: LinkedAccounts,
  ) {}

  async listProviders(): Promise<signInMethods.ListProvidersResponse> {
    return { providers: this.providers.run() };
  }

  async beginProviderSignIn(
    request: signInMethods.BeginProviderSignInRequest,
    call: Call,
  ): Promise<signInMethods.BeginProviderSignInResponse> {
    const { url, state } = await this.begin.run(request, call);
    return { authorizationUrl: url, state };
  }

  async createLinkedAccount(
    answer: signInMethods.CreateLinkedAccountRequest,
    call: Call,
  ): Promise<signInMethods.CreateLinkedAccountResponse> {
    return { linkedAccount: toLinkedAccount(await this.linked.connect(answer, call)) };
  }

  async listLinkedAccounts(
    _request: signInMethods.ListLinkedAccountsRequest,
    call: Call,
  ): Promise<signInMethods.ListLinkedAccountsResponse> {
    return { linkedAccounts: (await this.linked.list(call)).map(toLinkedAccount) };
  }

  async deleteLinkedAccount(
    { id }: signInMethods.DeleteLinkedAccountRequest,
    call: Call,
  ): Promise<signInMethods.DeleteLinkedAccountResponse> {
    await this.linked.disconnect(id, call);
    return {};
  }
}

function toLinkedAccount({ createdAt, usedAt, ...link }: ShownLink): signInMethods.LinkedAccount {
  const { id, provider, providerName, email } = link;
  return { id, provider, providerName, email, createdAt: new Date(createdAt), usedAt: new Date(usedAt) };
}
