import { faultyParam, REQUESTED_MAILS, type MailRequest } from '@kashikari/kernel/mails';

describe('The values of a mail', () => {
  const INVITE = { group: '文庫', path: '/invites?invite=t', stop: '/invites/stop?token=t' };

  it.each([
    ['all that it needs', {}, undefined],
    ['what it doesn’t need, too', { inviter: '', more: 'x' }, undefined],
    ['one less', { group: undefined }, 'group'],
    ['an empty one', { group: '' }, 'group'],
    ['a way to another site', { path: '//evil.example' }, 'path'],
    ['another way to another site', { stop: 'https://evil.example' }, 'stop'],
    ['a way over two lines', { path: '/a\r\nb' }, 'path'],
    ['no way at all', { path: '' }, 'path'],
  ])('are good or not with %s', (_, more, faulty) => {
    expect(faultyParam(REQUESTED_MAILS.invite, { ...INVITE, ...more })).toBe(faulty);
  });

  it('may be empty where that says something: no limit', () => {
    expect(faultyParam(REQUESTED_MAILS.plan_changed, { plan: 'plus', limit: '', path: '/' })).toBeUndefined();
  });

  it('do not compile where one lacks, is wrong or is not of the mail', () => {
    const wrong: MailRequest[] = [
      // @ts-expect-error A device is missing.
      { template: 'new_device', params: { path: '/' } },
      // @ts-expect-error It is a text.
      { template: 'new_device', params: { device: 1, path: '/' } },
      // @ts-expect-error The mail has no such value.
      { template: 'new_device', params: { device: 'x', path: '/', group: 'x' } },
      // @ts-expect-error There is no such mail.
      { template: 'no_device', params: { path: '/' } },
    ];
    expect(wrong).toHaveLength(4);
  });
});
