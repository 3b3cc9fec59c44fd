import type { World } from './world';

/** Somebody is told of news in a browser, and then no more; the last way of being told can't be turned off. */
export async function turnBrowserOn({ member }: World): Promise<void> {
  const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };
  const { sessions } = (await member.api.get('/auth/sessions')).body as { sessions: { id: string }[] };
  const session_id = sessions[0]!.id;
  const turned = await member.api.post('/push_tokens', {
    ...{ endpoint: 'https://push.example.org/mine', session_id },
    ...keys,
  });
  const { id } = turned.body.push_token;
  const { push_tokens: tokens, application_server_key: key } = (await member.api.get('/push_tokens')).body;
  expect(tokens).toEqual([turned.body.push_token]);
  expect([tokens[0].session_id, Buffer.from(key as string, 'base64url').length]).toEqual([session_id, 65]);
  const { body: exported } = await member.api.get(`/users/${member.id}/export`);
  expect(exported.push_tokens).toEqual(tokens);
  const inside = await member.api.post('/push_tokens', { endpoint: 'https://169.254.169.254/', ...keys });
  expect([inside.status, inside.body.errors.endpoint[0].code]).toEqual([400, 'push.endpoint']);
  expect((await member.api.delete(`/push_tokens/${id}`)).status).toBe(204);

  const path = `/users/${member.id}/notification_setting`;
  const { notification_setting: before } = (await member.api.get(path)).body;
  const none = Object.fromEntries(Object.keys(before as object).map((flag) => [flag, false]));
  const refused = await member.api.patch(path, none);
  expect([refused.status, refused.body.code]).toEqual([400, 'notification_setting.none']);
}
