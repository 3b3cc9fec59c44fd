import { newId } from '@kashikari/platform';
import { startMailbox, type Mailbox } from './mailbox';
import { booking, message, startNotify, type World } from './world';

const MINATO = {
  ...{ id: 'minato', name: '港大学 貸出', shortName: '港', colour: '', logoUrl: '' },
  ...{ origin: 'https://minato.example', accountIds: ['media'], mailFrom: '港大学 <kashi@minato.example>' },
};
const HIMAWARI = {
  ...{ id: 'himawari', name: 'ひまわり', shortName: 'ひまわり', colour: '', logoUrl: '' },
  ...{ origin: 'https://himawari.example', accountIds: ['himawari'], mailFrom: '' },
};

let mailbox: Mailbox;
let world: World;

beforeAll(async () => {
  mailbox = await startMailbox();
  world = await startNotify({ SMTP_URL: mailbox.url });
  world.faces.push(MINATO, HIMAWARI);
});
afterAll(async () => {
  await world?.service.stop();
  await mailbox?.close();
});
beforeEach(async () => {
  mailbox.arrived.length = 0;
  await world.service.db.read('delete from mail');
});

const link = async (more: object) => {
  await world.sendMail({
    ...{ to: 'ken@example.org', template: 'sign_in_link', key: newId() },
    ...{ params: { path: '/auth_redirect?token=x', minutes: '15' }, ...more },
  });
  await world.settle();
  return mailbox.to('ken@example.org').at(-1)!.mail;
};

describe('a mail of an organisation', () => {
  it('about a booking goes as from its lender’s shell: name, sender and every link', async () => {
    await world.tell(booking({ borrowerId: 'hanako', actorId: 'hanako' }));
    for (const to of ['hanako@example.org', 'media@example.org']) {
      const { mail } = mailbox.to(to)[0]!;
      expect(mail.from).toEqual({ name: '港大学', address: 'kashi@minato.example' });
      expect(mail.messageId).toMatch(/@minato[.]example>$/);
      expect(mail.text).toContain('港大学 貸出からのお知らせです');
      expect(`${mail.text} ${mail.html}`).toContain('https://minato.example/bookings/booking-1');
      expect(`${mail.text} ${mail.html}`).not.toMatch(/kashi[.]example|Kashikari/);
    }
  });

  it('keeps the installation’s sender where the operator named none', async () => {
    const mail = await link({ accountId: 'himawari' });
    expect(mail.from).toEqual({ name: 'Kashikari', address: 'no-reply@kashi.example' });
    expect(mail.text).toContain('https://himawari.example/auth_redirect?token=x');
  });

  it('that somebody asked for at its host leads back to that host', async () => {
    expect((await link({ shellId: 'minato' })).text).toContain('https://minato.example/auth_redirect');
    // The shell of the mail's account precedes the shell in which it was requested.
    const about = await link({ shellId: 'minato', accountId: 'himawari' });
    expect(about.text).toContain('https://himawari.example/auth_redirect');
  });

  it('is the installation’s own where it belongs to no shell, or to one that is no more', async () => {
    for (const place of [{}, { shellId: 'gone' }, { accountId: 'somebody' }]) {
      const mail = await link(place);
      expect(mail.text).toContain('https://kashi.example/auth_redirect');
      expect(mail.text).toContain('Kashikari');
    }
  });

  it('about a message goes as from the lender’s shell, whoever wrote it', async () => {
    world.threads.isNew('hanako', 'm1', '大学メディアセンター', 'どうぞ。');
    await world.tell(message({ id: 'm1', authorId: 'media', toldIds: ['hanako'] }));
    expect(mailbox.to('hanako@example.org')[0]!.mail.text).toContain('https://minato.example/bookings/');
  });

  it('leaves apart from that of another organisation', async () => {
    const lent = (id: string, lenderId: string) =>
      booking({ id, goodId: `good-${id}`, lenderId, borrowerId: 'hanako', actorId: 'hanako' });
    await world.tell(lent('b1', 'media'), lent('b2', 'media'), lent('b3', 'himawari'));
    const texts = mailbox.to('hanako@example.org').map(({ mail }) => mail.text ?? '');
    const origins = texts.map((text) => /https:\/\/\w+[.]example/.exec(text)?.[0]);
    expect(origins.sort()).toEqual(['https://himawari.example', 'https://minato.example']);
  });
});
