import { notFound } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { instant, textOrNull } from '../mappers/times';
import * as contract from './provider.contract';
import type { LinkedAccount } from './provider.schema';
import type { signInMethods } from '@kashikari/contracts';
import type { z } from 'zod';

const list = route(contract.listProviders, async ({ call, services }) => {
  const { providers } = await services.signInMethods.listProviders({}, call);
  return { body: { providers: providers.map(({ id, name }) => ({ id, name })) } };
});

const begin = route(contract.beginProviderSignIn, async ({ body, call, services }) => {
  const { authorizationUrl, state } = await services.signInMethods.beginProviderSignIn(
    { provider: body.provider, connect: body.connect ?? false, timeZone: body.time_zone ?? '' },
    call,
  );
  return { body: { authorization_url: authorizationUrl, state } };
});

const connect = route(contract.createLinkedAccount, async ({ body, call, services }) => {
  const { linkedAccount } = await services.signInMethods.createLinkedAccount(
    { state: body.state, code: body.code, iss: body.iss ?? '' },
    call,
  );
  if (!linkedAccount) throw notFound('linked_account', '');
  return { body: { linked_account: toLinkedAccount(linkedAccount) } };
});

const listLinked = route(contract.listLinkedAccounts, async ({ call, services }) => {
  const { linkedAccounts } = await services.signInMethods.listLinkedAccounts({}, call);
  return { body: { linked_accounts: linkedAccounts.map(toLinkedAccount) } };
});

const disconnect = route(contract.deleteLinkedAccount, async ({ params, call, services }) => {
  await services.signInMethods.deleteLinkedAccount({ id: params.id }, call);
  return {};
});

export const providerRoutes = [list, begin, connect, listLinked, disconnect];

function toLinkedAccount(link: signInMethods.LinkedAccount): z.input<typeof LinkedAccount> {
  return {
    id: link.id,
    provider: link.provider,
    provider_name: link.providerName,
    email: textOrNull(link.email),
    created_at: instant(link.createdAt),
    used_at: instant(link.usedAt),
  };
}
