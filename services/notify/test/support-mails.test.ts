import { startMailbox, type Mailbox } from './mailbox';
import { startNotify, type World } from './world';

let mailbox: Mailbox;
let world: World;

beforeAll(async () => {
  mailbox = await startMailbox();
  world = await startNotify({ SMTP_URL: mailbox.url });
});
afterAll(async () => {
  await world.service.stop();
  await mailbox.close();
});
beforeEach(async () => {
  mailbox.arrived.length = 0;
  await world.service.db.read('delete from mail');
});

const OPERATOR = 'help@k.example';

const INQUIRY = {
  number: 'Q-7F2C-0418',
  category: 'fault',
  asker: '山田花子',
  email: 'hana@example.org',
  body: '一行目\n二行目\n\nhttps://evil.example/',
  reply_by: '2026-11-18T08:00:00.000Z',
  time_zone: 'Asia/Tokyo',
};

async function arrived(params: object, more: object = {}) {
  const asked = { to: OPERATOR, template: 'inquiry', replyTo: 'hana@example.org', params, ...more };
  await world.sendMail(asked);
  await world.settle();
  return mailbox.arrived.at(-1)!;
}

describe('an inquiry', () => {
  it('reaches the operator, whose reply goes to the person who wrote', async () => {
    const { to, mail } = await arrived(INQUIRY);
    expect([to, mail.replyTo]).toEqual([[OPERATOR], [{ name: '', address: 'hana@example.org' }]]);
    expect(mail.from?.address).toBe('no-reply@kashi.example');
    // No out-of-office reply goes to an address that somebody typed.
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(mail.subject).toBe('お問い合わせ Q-7F2C-0418：不具合');
    for (const line of ['お名前：山田花子', 'メールアドレス：hana@example.org', 'ログインなし'])
      expect(mail.text).toContain(line);
    expect(mail.text).toContain('返信の期限：11/18（水）17:00 (Asia/Tokyo)');
    expect(mail.text).not.toContain('優先サポート');
    expect(mail.text).not.toContain('返信できません');
  });

  it('names the account, the priority, the screen and the crash where they are known', async () => {
    const facts = {
      account: 'はな',
      account_id: 'id-1',
      priority: 'yes',
      screen: '/goods/new',
      crash: '7F2C-0418',
    };
    const { mail } = await arrived({ ...INQUIRY, ...facts });
    for (const line of ['はな (id-1)', '優先サポート：あり', '画面：/goods/new', 'エラー番号：7F2C-0418'])
      expect(mail.text).toContain(line);
  });

  it('is quoted line by line, in full, and nothing in it becomes a link', async () => {
    const body = `${INQUIRY.body}\n<a href="https://evil.example">x</a>\n${'😀'.repeat(4_900)}`;
    const { mail } = await arrived({ ...INQUIRY, body, screen: 'https://evil.example/' });
    expect(mail.text).toContain('> 一行目\n> 二行目\n> \n> https://evil.example/\n');
    expect([...String(mail.text).matchAll(/😀/gu)]).toHaveLength(4_900);
    expect(mail.html).not.toContain('<a ');
    expect(mail.html).toContain('&lt;a href=&quot;https://evil.example&quot;&gt;');
  });

  it('adds no header, whatever its name, subject and text are', async () => {
    const evil = 'x\r\nBcc: victim@example.org\r\n\r\n<script>{{footer}} $t(footer)';
    const { to, mail } = await arrived({
      ...INQUIRY,
      asker: evil,
      category: evil,
      number: evil,
      crash: evil,
    });
    expect([to, mail.bcc, mail.replyTo]).toEqual([
      [OPERATOR],
      undefined,
      [{ name: '', address: 'hana@example.org' }],
    ]);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.subject).toContain('x Bcc: victim@example.org');
    expect(mail.html).not.toContain('<script>');
  });

  it.each([
    'hana@example.org\r\nBcc: victim@example.org',
    'hana@example.org\nX: y',
    'hana@example.org, victim@example.org',
    'Hana <hana@example.org>',
    'hana@example.org\u2028',
    'hana',
    `${'a'.repeat(250)}@example.org`,
  ])('is refused with %j as the address for replies', async (replyTo) => {
    await expect(arrived(INQUIRY, { replyTo })).rejects.toMatchObject({
      refusal: { kind: 'invalid', field: 'reply_to' },
    });
  });

  it('keeps its address for replies sealed, and forgets it when it has left', async () => {
    mailbox.refuse(451);
    await world.sendMail({
      to: OPERATOR,
      template: 'inquiry',
      replyTo: 'secret@example.org',
      params: INQUIRY,
    });
    await world.settle();
    const rows = () => world.service.db.read<{ whole: string }>('select (mail.*)::text as whole from mail');
    const hex = Buffer.from('secret@example.org').toString('hex');
    for (const { whole } of await rows()) {
      expect(whole).not.toContain('secret@example.org');
      expect(whole).not.toContain(hex);
    }
    world.clock.advance(60_000);
    await world.settle();
    expect(mailbox.arrived.map(({ mail }) => mail.replyTo?.[0]?.address)).toEqual(['secret@example.org']);
    expect(await world.service.db.read('select 1 from mail where sealed is not null')).toEqual([]);
  });
});

describe('a receipt', () => {
  it('repeats the number and the text, and is answered to the operator', async () => {
    const { number, body, reply_by, time_zone } = INQUIRY;
    const { mail } = await arrived(
      { name: 'はな', number, body, reply_by, time_zone },
      { to: 'hana@example.org', template: 'inquiry_received', replyTo: OPERATOR },
    );
    expect(mail.subject).toBe('お問い合わせを受け付けました（Q-7F2C-0418）');
    expect(mail.replyTo).toEqual([{ name: '', address: OPERATOR }]);
    expect(mail.text).toContain('> 二行目');
  });
});

describe('feedback', () => {
  it('reaches the operator with its rating, without an address for replies', async () => {
    const params = { body: 'いいですね', rating: '4', screen: '/home' };
    const { mail } = await arrived(params, { template: 'feedback', replyTo: '' });
    expect([mail.subject, mail.replyTo]).toEqual(['ご意見が届きました', undefined]);
    for (const line of ['評価：5のうち4', '画面：/home', 'ログインなし', '> いいですね'])
      expect(mail.text).toContain(line);
  });
});

describe('other mails', () => {
  it('have no address for replies', async () => {
    const asked = { to: 'm@example.org', template: 'manager_added', params: { account: '大学' } };
    await world.sendMail(asked);
    await world.settle();
    expect(mailbox.arrived.at(-1)?.mail.replyTo).toBeUndefined();
  });
});
