import { PASSWORD, signUp, type World } from './world';

/** Somebody looks at the devices and the record of an account, signs devices out, and shows an address to be theirs. */
export async function keepSafe(
  { visitor }: World,
  mailTo: (email: string) => Promise<string>,
): Promise<void> {
  const { email, api } = await signUp(visitor, 'careful');
  expect((await api.post('/auth/confirm', { password: PASSWORD })).status).toBe(204);
  const signIn = async () => (await visitor.post('/auth/login', { email, password: PASSWORD })).body;
  const { token: staying, refresh_token } = await signIn();
  await signIn();
  const { sessions } = (await api.get('/auth/sessions')).body;
  expect(sessions).toHaveLength(3);
  expect((await api.delete(`/auth/sessions/${sessions[0].id}`)).status).toBe(204);
  expect((await api.delete('/auth/sessions', { refresh_token })).status).toBe(204);
  // The session of the refresh token stays, and the one that asked has ended.
  const own = visitor.as(staying);
  expect((await own.get('/auth/sessions')).body.sessions).toHaveLength(1);

  const first = (await own.get('/auth/security_events', { per_page: 2 })).body;
  const next = await own.get('/auth/security_events', { per_page: 50, before: first.meta.next_before });
  const kinds = [...first.security_events, ...next.body.security_events].map(({ kind }) => kind);
  expect(kinds).toEqual([
    ...['other_devices_signed_out', 'device_signed_out'],
    ...['signed_in', 'signed_in', 'signed_up'],
  ]);
  expect(next.body.meta.next_before).toBeNull();

  expect((await own.post('/auth/verification', {})).status).toBe(202);
  const token = /verify_email\?token=([\w-]+)/.exec(await mailTo(email))![1];
  const { link } = (await visitor.post('/auth/link', { token })).body;
  expect(link).toMatchObject({ purpose: 'verify', email: expect.stringMatching(/^.…@.….\w+$/) });
  expect((await visitor.post('/auth/verify_email', { token })).status).toBe(204);
  expect((await signIn()).user.email_verified).toBe(true);
}

/** Somebody takes everything of their own out, as one file. */
export async function exportOwn({ lender }: World): Promise<void> {
  const { body } = await lender.api.get(`/users/${lender.id}/export`);
  expect(body.user).toMatchObject({ id: lender.id, email: lender.email });
  for (const part of ['sessions', 'security_events', 'groups', 'goods', 'bookings'])
    expect([part, body[part].length > 0]).toEqual([part, true]);
}

/** A browser remembers an account, goes on as it, and forgets it. */
export async function switchAccounts({ visitor }: World): Promise<void> {
  const { id, email, api } = await signUp(visitor, 'twice');
  const { refresh_token } = (await visitor.post('/auth/login', { email, password: PASSWORD })).body;
  expect((await api.post('/auth/keep', {})).status).toBe(204);
  const cookie = (token: string) => ({ Cookie: `kashikari_kept_${id}=${token}` });
  const gone = await visitor.post('/auth/switch', { user_id: id }, cookie(refresh_token));
  expect([gone.status, gone.body.user.id]).toEqual([200, id]);
  const kept = gone.body.refresh_token as string;
  expect((await visitor.post('/auth/forget', { user_id: id }, cookie(kept))).status).toBe(204);
  expect((await visitor.post('/auth/refresh', { refresh_token: kept })).status).toBe(401);
}
