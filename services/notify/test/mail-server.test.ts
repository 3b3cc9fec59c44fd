import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { enumOf, notify, SETS, type installations } from '@kashikari/contracts';
import { SYSTEM, VISITOR } from '@kashikari/kernel';
import { SMTPServer } from 'smtp-server';
import { startMailbox, type Mailbox } from './mailbox';
import { booking, startNotify, type World } from './world';

let mailbox: Mailbox;
let world: World;

beforeAll(async () => {
  mailbox = await startMailbox();
  world = await startNotify();
});
afterAll(async () => {
  await world.service.stop();
  await mailbox.close();
});

const portOf = ({ url }: Mailbox) => Number(new URL(url).port);
const server = (more: Partial<installations.MailServer> = {}): installations.MailServer => ({
  ...{ host: '127.0.0.1', port: portOf(mailbox), security: enumOf(SETS.mailSecurity, 'none') },
  ...{ login: '', password: '', from: 'さくら <sakura@example.jp>', ...more },
});

describe('the server that the owner of the installation named', () => {
  it('takes every mail from then on, as from the sender named there; another one once it is changed', async () => {
    const other = await startMailbox();
    await world.tell(booking({ borrowerId: 'ann', actorId: 'ann' }));
    expect(mailbox.arrived).toEqual([]);
    for (const [box, stored] of [
      [mailbox, server()],
      [other, server({ port: portOf(other) })],
    ] as const) {
      world.storeMailServer(stored);
      // Identity's earlier answer is cached for a while.
      world.clock.advance(60_000);
      await world.tell(booking({ borrowerId: 'ann', actorId: 'ann' }));
      const [{ mail } = { mail: undefined }] = box.to('ann@example.org');
      expect(mail?.from).toEqual({ name: 'さくら', address: 'sakura@example.jp' });
    }
    expect(mailbox.to('ann@example.org')).toHaveLength(1);
    await other.close();
  });
});

describe('a test of a mail server', () => {
  const test = (more: Partial<installations.MailServer> = {}, actor = SYSTEM) =>
    world.service
      .as(actor)
      .connect(notify.MailServiceClient)
      .sendTestMail({ server: server(more), to: 'owner@example.org', locale: enumOf(SETS.locale, 'en') });
  const refusalOf = (tested: Promise<unknown>) =>
    tested.then(
      () => 'taken',
      ({ refusal }: { refusal: { code: string; field: string } }) => `${refusal.code} ${refusal.field}`,
    );

  it('sends one mail, and answers what the server said', async () => {
    expect((await test()).answer).toMatch(/^250 /);
    const [{ mail } = { mail: undefined }] = mailbox.to('owner@example.org');
    expect(mail?.subject).toBe('Test email');
  });

  it('says what is wrong, at the field that it is about', async () => {
    const closed = portOf(await startMailbox().then(async (box) => (await box.close(), box)));
    expect(await refusalOf(test({ port: closed }))).toBe('mail_server.unreachable mail.host');
    expect(await refusalOf(test({ host: 'nowhere.invalid' }))).toBe('mail_server.unreachable mail.host');
    for (const security of ['tls', 'starttls'] as const)
      expect(await refusalOf(test({ security: enumOf(SETS.mailSecurity, security) }))).toBe(
        'mail_server.tls mail.security',
      );
    mailbox.refuse(550);
    expect(await refusalOf(test())).toBe('mail_server.refused mail');
    const locked = new SMTPServer({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('Wrong password')),
    });
    locked.on('error', () => undefined);
    await new Promise<void>((resolve) => locked.listen(0, '127.0.0.1', resolve));
    const { port } = locked.server.address() as AddressInfo;
    const wrong = test({ port, login: 'sakura', password: 'mail-secret-1' });
    await expect(wrong).rejects.toMatchObject({
      refusal: { code: 'mail_server.login', params: { answer: expect.stringMatching(/^535 /) } },
    });
    expect(JSON.stringify(await wrong.catch((error: unknown) => error))).not.toContain('mail-secret-1');
    await new Promise<void>((resolve) => locked.close(resolve));
  });

  it('ends after some seconds with a server that says nothing', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    expect(await refusalOf(test({ port }))).toBe('mail_server.unreachable mail.host');
    silent.close();
  }, 20_000);

  it('is for services alone', async () => {
    expect(await refusalOf(test({}, VISITOR))).toMatch(/^forbidden/);
  });
});
