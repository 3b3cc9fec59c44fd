import { made, SECRET_WORD } from '../base';
import { resource } from '../resource';

/** Keys in the form in which a browser's push service returns them. */
const KEYS = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };

/** Browsers that receive notifications; the lender has one. */
export const pushTokens = resource({
  make: async ({ lender }) => {
    const endpoint = `https://push.example.org/${SECRET_WORD}`;
    const browser = await made(lender.api.post('/push_tokens', { endpoint, ...KEYS }), 'push_token');
    return { pushTokenId: browser.id };
  },
  examples: {
    listPushTokens: () => ({}),
    createPushToken: () => ({ body: { endpoint: 'https://push.example.org/a-browser', ...KEYS } }),
    describeDevice: () => ({
      body: {
        ...{ platform: 'iOS 26.1', device: 'iPhone 17', endpoint: 'https://push.example.org/a-device' },
        ...KEYS,
      },
    }),
    deletePushToken: ({ pushTokenId }) => ({ params: { id: pushTokenId } }),
  },
  run: {
    'names the device of the session, and registers its browser with it': async ({ member }) => {
      const named = { platform: 'iOS 26.1', device: 'iPhone 17', app: 'Kashikari 1.4' };
      const endpoint = 'https://push.example.org/named';
      const { status, body } = await member.api.post('/users/device', { ...named, endpoint, ...KEYS });
      expect([status, body.device]).toEqual([201, expect.objectContaining({ ...named, current: true })]);
      const { sessions } = (await member.api.get('/auth/sessions')).body as { sessions: object[] };
      expect(sessions).toContainEqual(expect.objectContaining({ id: body.device.id, ...named }));
      const { push_tokens: tokens } = (await member.api.get('/push_tokens')).body;
      expect(tokens.map((token: { session_id: string }) => token.session_id)).toEqual([body.device.id]);
      expect((await member.api.delete(`/push_tokens/${tokens[0].id}`)).status).toBe(204);
      const half = await member.api.post('/users/device', { ...named, endpoint });
      expect([half.status, Object.keys(half.body.errors as object).sort()]).toEqual([
        400,
        ['auth', 'p256dh'],
      ]);
    },
    // The last channel of notifications can't be turned off.
    'tells somebody in a browser, and no more': async ({ member }) => {
      const { sessions } = (await member.api.get('/auth/sessions')).body as { sessions: { id: string }[] };
      const session_id = sessions[0]!.id;
      const turned = await member.api.post('/push_tokens', {
        ...{ endpoint: 'https://push.example.org/mine', session_id },
        ...KEYS,
      });
      const { id } = turned.body.push_token;
      const { push_tokens: tokens, application_server_key: key } = (await member.api.get('/push_tokens'))
        .body;
      expect(tokens).toEqual([turned.body.push_token]);
      const length = Buffer.from(key as string, 'base64url').length;
      expect([tokens[0].session_id, length]).toEqual([session_id, 65]);
      const { body: exported } = await member.api.get(`/users/${member.id}/export`);
      expect(exported.push_tokens).toEqual(tokens);
      const inside = await member.api.post('/push_tokens', { endpoint: 'https://169.254.169.254/', ...KEYS });
      expect([inside.status, inside.body.errors.endpoint[0].code]).toEqual([400, 'push.endpoint']);
      expect((await member.api.delete(`/push_tokens/${id}`)).status).toBe(204);

      const path = `/users/${member.id}/notification_setting`;
      const { notification_setting: before } = (await member.api.get(path)).body;
      const none = Object.fromEntries(Object.keys(before as object).map((flag) => [flag, false]));
      const refused = await member.api.patch(path, none);
      expect([refused.status, refused.body.code]).toEqual([400, 'notification_setting.none']);
    },
  },
});
