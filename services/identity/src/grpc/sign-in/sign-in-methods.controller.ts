import { signInMethods } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { BeginProviderSignIn } from '../../app/sign-in-methods/begin-provider-sign-in';
import { LinkedAccounts, type ShownLink } from '../../app/sign-in-methods/linked-accounts';
import { ListProviders } from '../../app/sign-in-methods/list-providers';
import { ManagePasskeys } from '../../app/sign-in-methods/manage-passkeys';
import { SignInWithPasskey } from '../../app/sign-in-methods/sign-in-with-passkey';
import type { Passkey } from '../../domain/sign-in-methods/passkey';

@GrpcController(signInMethods.SignInMethodServiceService)
export class SignInMethodsController {
  constructor(
    private readonly providers: ListProviders,
    private readonly begin: BeginProviderSignIn,
    private readonly linked: LinkedAccounts,
    private readonly passkeys: ManagePasskeys,
    private readonly byPasskey: SignInWithPasskey,
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

  async beginPasskey(
    _request: signInMethods.BeginPasskeyRequest,
    call: Call,
  ): Promise<signInMethods.BeginPasskeyResponse> {
    return { optionsJson: await this.passkeys.begin(call) };
  }

  async createPasskey(
    request: signInMethods.CreatePasskeyRequest,
    call: Call,
  ): Promise<signInMethods.CreatePasskeyResponse> {
    return { passkey: toPasskey(await this.passkeys.create(request, call)) };
  }

  async listPasskeys(
    _request: signInMethods.ListPasskeysRequest,
    call: Call,
  ): Promise<signInMethods.ListPasskeysResponse> {
    return { passkeys: (await this.passkeys.list(call)).map(toPasskey) };
  }

  async updatePasskey(
    { id, name }: signInMethods.UpdatePasskeyRequest,
    call: Call,
  ): Promise<signInMethods.UpdatePasskeyResponse> {
    return { passkey: toPasskey(await this.passkeys.rename(id, name, call)) };
  }

  async deletePasskey(
    { id }: signInMethods.DeletePasskeyRequest,
    call: Call,
  ): Promise<signInMethods.DeletePasskeyResponse> {
    await this.passkeys.remove(id, call);
    return {};
  }

  async beginPasskeySignIn(
    _request: signInMethods.BeginPasskeySignInRequest,
    call: Call,
  ): Promise<signInMethods.BeginPasskeySignInResponse> {
    return { optionsJson: await this.byPasskey.begin(call) };
  }
}

function toLinkedAccount({ createdAt, usedAt, ...link }: ShownLink): signInMethods.LinkedAccount {
  const { id, provider, providerName, email } = link;
  return { id, provider, providerName, email, createdAt: new Date(createdAt), usedAt: new Date(usedAt) };
}

function toPasskey({ id, name, synced, host, createdAt, usedAt }: Passkey): signInMethods.Passkey {
  const used = usedAt === null ? undefined : new Date(usedAt);
  return { id, name, synced, host, createdAt: new Date(createdAt), usedAt: used };
}
