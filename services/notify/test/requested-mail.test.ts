import { enumOf, identityEvents, notify, SETS } from '@kashikari/contracts';
import { VISITOR, type Actor } from '@kashikari/kernel';
import { startNotify, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await startNotify();
});
afterAll(() => world.service.stop());
beforeEach(() => world.service.db.read('delete from mail'));

const LINK = {
  name: '山田花子',
  token: 'top-secret',
  path: '/auth_redirect?token=top-secret',
  minutes: '15',
};
const link = (more: Partial<notify.SendMailRequest> = {}) =>
  world.sendMail({
    to: 'h@example.org',
    template: 'sign_in_link',
    params: LINK,
    ...more,
  });

describe('a mail that another service asks for', () => {
  it('is sent in the language asked for', async () => {
    await link();
    await link({ locale: enumOf(SETS.locale, 'en') });
    await link({ locale: enumOf(SETS.locale, 'ja-Hira') });
    await link({ locale: identityEvents.Locale.UNRECOGNIZED });
    await world.settle();
    const mails = await world.sent('H@example.org');
    expect(mails.map(({ subject }) => subject).sort()).toEqual(
      ['Your sign-in link', 'ログインの リンク', 'ログインのリンク', 'ログインのリンク'].sort(),
    );
    for (const { text } of mails)
      expect(text).toContain('https://kashi.example/auth_redirect?token=top-secret\n');
  });

  it('is accepted once for a key', async () => {
    await link({ key: 'k' });
    await link({ key: 'k', to: 'other@example.org' });
    await world.settle();
    expect((await world.sent()).map(({ to }) => to)).toEqual(['h@example.org']);
  });

  it('lies encrypted until it has left, and then not at all', async () => {
    const { MailQueue } = await import('../src/app/ports');
    const order = {
      key: 'sealed',
      template: 'sign_in_link',
      receiver: { address: 'h@example.org', locale: 'ja' },
      params: LINK,
    };
    const waiting = await world.service.db.transaction(async (tx) => {
      await world.service.get(MailQueue).put([order as never], world.clock.now(), tx);
      return tx.read<{ whole: string; sealed: Buffer }>(`select mail::text as whole, sealed from mail`);
    });
    expect(waiting[0]!.sealed.length).toBeGreaterThan(50);
    for (const secret of ['top-secret', 'h@example.org', '山田花子']) {
      expect(waiting[0]!.whole).not.toContain(secret);
      expect(waiting[0]!.sealed.includes(secret)).toBe(false);
    }
    await world.settle();
    const left = await world.service.db.read<{ whole: string }>(
      `select (mail.*)::text as whole from mail where sealed is null`,
    );
    expect(left).toHaveLength(1);
    const jobs = await world.service.db.read<{ whole: string }>(`select due_job::text as whole from due_job`);
    expect(jobs.map(({ whole }) => whole).join()).not.toContain('top-secret');
  });

  it.each<[Partial<notify.SendMailRequest>, string]>([
    [{ template: 'nonsense' }, 'template'],
    [{ template: 'constructor' }, 'template'],
    [{ template: 'booking_created' }, 'template'],
    [{ key: '' }, 'key'],
    [{ params: undefined }, 'params'],
    [{ params: { minutes: '15' } }, 'params'],
    [{ params: { ...LINK, path: '//evil.example' } }, 'params'],
    [{ params: { ...LINK, minutes: ['15'] } }, 'params'],
    [{ params: {} }, 'params'],
    [{ params: { minutes: '15', path: { a: 1 } } }, 'params'],
    [{ params: { minutes: '15', path: 'https://evil.example' } }, 'params'],
    [{ params: { minutes: '15', path: '/a\r\nb' } }, 'params'],
  ])('is refused when it is %j', async (more, field) => {
    await expect(link(more)).rejects.toMatchObject({
      refusal: { kind: 'invalid', code: 'validation', field },
    });
  });

  it.each<Actor>([
    VISITOR,
    { kind: 'user', userId: 'u' },
    { kind: 'card', userId: 'u', groupId: 'g', canWrite: true },
  ])('is refused to %j', async (actor) => {
    const mails = world.service.as(actor).connect(notify.MailServiceClient);
    const request = notify.SendMailRequest.create({
      key: 'k',
      to: 'h@example.org',
      template: 'sign_in_link',
    });
    await expect(mails.sendMail(request)).rejects.toMatchObject({ refusal: { kind: 'forbidden' } });
    await expect(mails.listSentMail({ to: '' })).resolves.toBeDefined();
  });

  it('is not shown where test hooks are off, and nothing of it is kept', async () => {
    const quiet = await startNotify({ KASHIKARI_TEST_HOOKS: '0' });
    await quiet.sendMail({
      to: 'h@example.org',
      template: 'manager_added',
      params: { account: '大学' },
    });
    await quiet.settle();
    await expect(quiet.sent()).rejects.toMatchObject({ refusal: { kind: 'not_found' } });
    expect(await quiet.service.db.read('select state, copy, sealed from mail')).toEqual([
      { state: 'sent', copy: null, sealed: null },
    ]);
    await quiet.service.stop();
  });
});
