import { startMailbox } from '../../../services/notify/test/mailbox';
import { PASSWORD } from '../base';
import { resource } from '../resource';

/** Token with which answers.test.ts starts the product. */
export const SETUP_TOKEN = 'a-token-that-was-printed-at-the-start-0123';

const SERVER = {
  ...{ host: 'mail.invalid', port: 587, security: 'starttls', login: 'kashikari', password: 'secret-1' },
  from: 'Kashikari <kashikari@example.jp>',
};

const SETUP = { token: SETUP_TOKEN, name: 'さくらの貸し出し', locale: 'ja', time_zone: 'Asia/Tokyo' };

/** The installation as a whole: its first set-up and its mail server. The other tests don't set it up. */
export const installation = resource({
  make: async () => ({}),
  examples: {
    getSetup: () => ({}),
    setUp: () => ({
      body: { ...SETUP, display_name: '館長', email: 'owner@example.jp', password: PASSWORD, mail: SERVER },
    }),
    testMailServer: () => ({ body: { token: SETUP_TOKEN, mail: SERVER, to: 'owner@example.jp' } }),
    getMailServer: () => ({}),
    updateMailServer: () => ({ body: { mail_server: SERVER } }),
  },
  run: {
    'is set up once, and mails by the server that its owner names': async ({ visitor, stranger }) => {
      const mailbox = await startMailbox();
      const port = Number(new URL(mailbox.url).port);
      const mail = { ...SERVER, ...{ host: '127.0.0.1', port, security: 'none', login: '', password: '' } };
      const state = async () => (await visitor.get('/setup')).body.setup;
      expect(await state()).toEqual({ needed: true, token_needed: true, is_owner: false, mail: 'none' });
      const form = { ...SETUP, display_name: '館長', email: 'owner@example.jp', password: PASSWORD };
      const wrong = await visitor.post('/setup', { ...form, token: 'wrong' });
      expect([wrong.status, wrong.body.code]).toEqual([403, 'setup.token']);
      const test = { token: SETUP_TOKEN, mail, to: 'owner@example.jp' };
      expect((await visitor.post('/setup/mail_test', test)).body.answer).toMatch(/^250 /);
      const nowhere = await visitor.post('/setup/mail_test', { ...test, mail: { ...mail, port: 1 } });
      expect([nowhere.status, nowhere.body.code]).toEqual([400, 'mail_server.unreachable']);

      const made = await visitor.post('/setup', form);
      expect([made.status, made.body.user.email_verified]).toEqual([201, true]);
      const late = await visitor.post('/setup', form);
      expect([late.status, late.body.code]).toEqual([409, 'setup.done']);
      expect(await state()).toMatchObject({ needed: false, token_needed: false });

      const owner = visitor.as(String(made.body.token));
      expect((await owner.get('/setup')).body.setup.is_owner).toBe(true);
      expect((await owner.send('PUT', '/mail_server', { body: { mail_server: mail } })).status).toBe(200);
      const { password: _password, ...shown } = mail;
      expect((await owner.get('/mail_server')).body.mail_server).toEqual(shown);
      expect(await state()).toMatchObject({ mail: 'stored' });
      expect((await stranger.api.get('/mail_server')).status).toBe(403);
      expect(
        (await owner.send('PUT', '/mail_server', { body: { mail_server: null } })).body.mail_server,
      ).toBeNull();
      await mailbox.close();
    },
  },
});
