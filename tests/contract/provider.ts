import { ProviderProcess } from '../openid/provider-process';

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
