import { ProviderProcess } from '../openid/provider-process';
import { signUp, type World } from './world';

const CLIENT = { client_id: 'kashikari', client_secret: 'a secret of the tests' };
export const SITE = 'http://localhost:3000';

/** A real provider, and the settings by which the product knows it. */
export async function provider(): Promise<{ campus: ProviderProcess; env: Record<string, string> }> {
  const people = { hanako: { email: 'hanako@campus.example', email_verified: true, name: '花子' } };
  const clients = [{ ...CLIENT, redirect_uris: [`${SITE}/auth_redirect`] }];
  const campus = await ProviderProcess.start(clients, people);
  const known = { id: 'campus', name: 'Campus', issuer: campus.issuer, ...CLIENT };
  return { campus, env: { OIDC_PROVIDERS: JSON.stringify([known]), PUBLIC_URL: SITE } };
}

/** Signs in at a provider, and connects it with an account that is there. */
export async function signInAtProvider({ visitor }: World, campus: ProviderProcess): Promise<void> {
  expect((await visitor.get('/auth/providers')).body.providers).toEqual([{ id: 'campus', name: 'Campus' }]);
  const begun = await visitor.post('/auth/authorize', { provider: 'campus', time_zone: 'Europe/Berlin' });
  const back = await campus.visit(String(begun.body.authorization_url), 'hanako');
  const { status, body } = await visitor.post('/auth/login', Object.fromEntries(back.searchParams));
  expect([status, body.user.email, body.user.time_zone]).toEqual([
    ...[200, 'hanako@campus.example', 'Europe/Berlin'],
  ]);

  const { api } = await signUp(visitor, 'connected');
  const away = await api.post('/auth/authorize', { provider: 'campus', connect: true });
  const taken = await campus.visit(String(away.body.authorization_url), 'hanako');
  const elsewhere = await api.post('/linked_accounts', Object.fromEntries(taken.searchParams));
  expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'auth.linked_elsewhere']);

  const own = visitor.as(String(body.token));
  const [link] = (await own.get('/linked_accounts')).body.linked_accounts as { id: string }[];
  expect((await own.delete(`/linked_accounts/${link!.id}`)).status).toBe(204);
  const again = await api.post('/auth/authorize', { provider: 'campus', connect: true });
  const free = await campus.visit(String(again.body.authorization_url), 'hanako');
  const made = await api.post('/linked_accounts', Object.fromEntries(free.searchParams));
  expect([made.status, made.body.linked_account.provider_name]).toEqual([201, 'Campus']);
}
