import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { notify } from '@kashikari/contracts';
import { SYSTEM } from '@kashikari/kernel';
import { eventually } from '@kashikari/platform/testing';
import PostalMime from 'postal-mime';
import { MailQueue } from '../src/app/ports';
import { startMailbox, type Mailbox } from './mailbox';
import { booking, startNotify, type World } from './world';

const MINUTE = 60_000;
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

const states = async () => {
  const rows = await world.service.db.read<{ state: string; reason: string | null }>(
    'select state, reason from mail order by id',
  );
  return rows.map(({ state, reason }) => (reason ? `${state}: ${reason}` : state));
};
const pass = async (milliseconds: number) => {
  world.clock.advance(milliseconds);
  await world.settle();
};

describe('over SMTP', () => {
  it('a mail arrives as text and HTML, from nobody who could reply', async () => {
    await world.tell(booking({ borrowerId: 'ann', actorId: 'ann', quantity: 2 }));
    const [arrived] = mailbox.to('ann@example.org');
    const { mail } = arrived!;
    expect(mail.from).toEqual({ name: 'Kashikari', address: 'no-reply@kashi.example' });
    expect(mail.to).toEqual([{ name: '', address: 'ann@example.org' }]);
    expect(mail.subject).toBe('Booked: プロジェクター, Tue 24 – Fri 27 Nov');
    expect(mail.text).toContain('Hello Ann <b>Smith</b>,');
    expect(mail.text).toContain('Quantity: 2');
    expect(mail.html).toContain('Ann &lt;b&gt;Smith&lt;/b&gt;');
    expect(mail.html).toContain('<html lang="en">');
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@kashi[.]example>$/);
  });

  it('a mail that is put off is tried again, under the same Message-ID', async () => {
    mailbox.refuse(451);
    await world.sendMail({
      to: 'late@example.org',
      template: 'manager_added',
      params: { account: '大学' },
    });
    await world.settle();
    expect(await states()).toEqual(['waiting: EENVELOPE 451']);
    const [row] = await world.service.db.read<{ id: string }>('select id from mail');
    await pass(20_000);
    expect(mailbox.arrived).toHaveLength(0);
    await pass(15_000);
    expect(await states()).toEqual(['sent']);
    expect(mailbox.arrived[0]?.mail.messageId).toBe(`<${row!.id}@kashi.example>`);
  });

  it('a receiver that is unknown there is given up at once, and the reason holds no address', async () => {
    mailbox.hasNo('gone@example.org');
    await world.sendMail({
      to: 'gone@example.org',
      template: 'manager_added',
      params: { account: '大学' },
    });
    await world.settle();
    expect(await states()).toEqual(['dropped: refused 550']);
    const [row] = await world.service.db.read<{ key: string }>('select key from mail');
    const mails = world.service.as(SYSTEM).connect(notify.MailServiceClient);
    expect(await mails.listRefusedMail({ keys: [row!.key, 'another'] })).toEqual({ keys: [row!.key] });
  });

  it('a sign-in link is not sent once it is no longer good', async () => {
    mailbox.refuse(451);
    const params = { name: 'x', path: '/auth_redirect?token=secret-token', minutes: '15' };
    await world.sendMail({
      to: 'slow@example.org',
      template: 'sign_in_link',
      params,
    });
    await world.settle();
    await world.service.db.read(`update mail set ordered_at = ordered_at - interval '15 minutes'`);
    await pass(MINUTE);
    expect(await states()).toEqual(['dropped: too_late']);
    expect(mailbox.arrived).toHaveLength(0);
  });

  it('while identity is away, mails wait', async () => {
    world.identityIsAway(true);
    await world.tell(booking());
    expect(await states()).toEqual(['waiting: contacts', 'waiting: contacts']);
    world.identityIsAway(false);
    await pass(MINUTE);
    expect(await states()).toEqual(['sent', 'sent']);
  });

  it('that a mail has left is noted while others of its round are still on their way', async () => {
    const release = mailbox.hold('slow@example.org');
    for (const to of ['slow@example.org', ...Array.from({ length: 8 }, (_, n) => `quick-${n}@example.org`)]) {
      await world.sendMail({ to, template: 'manager_added', params: { account: '大学' } });
    }
    const settled = world.settle();
    const expected = ['carried', ...Array.from({ length: 8 }, () => 'sent')];
    await eventually(async () => expect((await states()).sort()).toEqual(expected));
    release();
    await settled;
    expect(new Set(await states())).toEqual(new Set(['sent']));
    expect(await world.service.db.read(`select from due_job where key like 'lost:%'`)).toEqual([]);
  });

  it('that has left while that could not be noted does not leave again', async () => {
    const settle = jest.spyOn(world.service.get(MailQueue), 'settle');
    for (let n = 0; n < 2; n++) settle.mockRejectedValueOnce(new Error('the disk is full'));
    await world.sendMail({
      to: 'full@example.org',
      template: 'manager_added',
      params: { account: '大学' },
    });
    await world.settle();
    settle.mockRestore();
    await pass(6 * MINUTE);
    expect(mailbox.to('full@example.org')).toHaveLength(1);
    expect(await states()).toEqual(['sent']);
  });

  it('what was sealed under a secret that is gone is given up, and holds up nothing', async () => {
    mailbox.refuse(451);
    const mail = { template: 'manager_added', params: { account: '大学' } };
    await world.sendMail({ ...mail, to: 'sealed@example.org' });
    await world.settle();
    await world.service.db.read(`update mail set sealed = set_byte(sealed, 0, get_byte(sealed, 0) # 1)`);
    await world.sendMail({ ...mail, to: 'next@example.org' });
    await pass(MINUTE);
    expect(await states()).toEqual(['dropped: sealed', 'sent']);
    expect(mailbox.arrived.map(({ to }) => to)).toEqual([['next@example.org']]);
  });

  it('what a process carried when it died is carried again, as the same mail', async () => {
    const room = world.service.get(MailQueue);
    const order = {
      key: 'lost',
      template: 'manager_added',
      receiver: { address: 'lost@example.org', locale: 'en' },
      params: { account: 'Media Centre' },
    } as const;
    await world.service.db.transaction(async (tx) => {
      await room.put([order], world.clock.now(), tx);
      await tx.read('delete from due_job');
    });
    const taken = await room.takeMore(10, world.clock.now());
    expect(taken).toHaveLength(1);
    expect(await room.takeMore(10, world.clock.now())).toEqual([]);
    await world.service.db.read(`update mail set carried_until = clock_timestamp() - interval '1 second'`);
    await pass(6 * MINUTE);
    expect(await states()).toEqual(['sent']);
    expect(mailbox.to('lost@example.org')[0]?.mail.messageId).toBe(`<${taken[0]!.id}@kashi.example>`);
  });
});

describe('header injection', () => {
  it.each([
    'a@example.org\r\nBcc: b@example.org',
    'a@example.org\nX: y',
    'a@example.org, b@example.org',
    'A <a@example.org>',
    'a@example.org\u2028b',
    'a @example.org',
    '',
    `${'a'.repeat(250)}@example.org`,
  ])('an address such as %j is refused', async (to) => {
    const asked = { to, template: 'manager_added', params: { account: '大学' } };
    await expect(world.sendMail(asked)).rejects.toMatchObject({ refusal: { kind: 'invalid', field: 'to' } });
  });

  it('a title and a name with line breaks stay one line of their header', async () => {
    const evil = 'x\r\nBcc: victim@example.org\r\n\r\n<script>{{footer}} $t(footer)';
    await world.tell(booking({ goodTitle: evil, actorId: 'hanako' }));
    await world.sendMail({
      to: 'm@example.org',
      template: 'manager_added',
      params: { account: evil },
    });
    await world.settle();
    expect(mailbox.arrived).toHaveLength(3);
    for (const { to, mail } of mailbox.arrived) {
      expect(to).toHaveLength(1);
      expect(mail.bcc).toBeUndefined();
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(mail.subject).toContain('x Bcc: victim@example.org');
      expect(mail.text).toContain('<script>{{footer}} $t(footer)');
      expect(mail.html).not.toContain('<script>');
    }
  });
});

describe('without a mail server', () => {
  it('mails stand in a mailbox file that a mail program reads, and the log names neither address nor text', async () => {
    const lines: string[] = [];
    const write = jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      lines.push(String(chunk));
      return true;
    });
    const other = await startNotify({ LOG_LEVEL: 'trace' });
    await other.tell(booking());
    await other.service.stop();
    write.mockRestore();
    const folder = path.join(other.folder, 'mail');
    const [file, ...more] = readdirSync(folder);
    expect([file, ...more]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d\.mbox$/)]);
    const [before, ...letters] = readFileSync(path.join(folder, file!), 'utf8').split(/^From .+ \d{4}\n/m);
    expect(before).toBe('');
    const mails = await Promise.all(letters.map((letter) => PostalMime.parse(letter)));
    expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual([
      'hanako@example.org',
      'media@example.org',
    ]);
    const log = lines.join('');
    expect(log).not.toContain('@example.org');
    expect(log).not.toContain('プロジェクター');
  });

  it('an unreachable server loses nothing', async () => {
    const other = await startNotify({ SMTP_URL: 'smtp://127.0.0.1:1' });
    await other.tell(booking());
    const rows = await other.service.db.read('select state, reason, attempts from mail');
    expect(rows).toEqual([
      { state: 'waiting', reason: 'ESOCKET', attempts: 1 },
      { state: 'waiting', reason: 'ESOCKET', attempts: 1 },
    ]);
    await other.service.stop();
  });
});
