import { mailLine } from '../src/processes/mail-line';

test('a mail that went into a file is said with where it leads', () => {
  const mail = {
    to: 'hana@example.jp',
    subject: 'メールアドレスの確認',
    link: 'http://localhost:3000/verify_email?token=t',
  };
  expect(mailLine({ mail })).toBe(
    'Mail to hana@example.jp: メールアドレスの確認\n  http://localhost:3000/verify_email?token=t',
  );
});

test('a mail without a secret in its link is not shown', () => {
  const mail = { to: 'hana@example.jp', subject: '予約しました', link: 'http://localhost:3000/bookings/1' };
  expect(mailLine({ mail })).toBeUndefined();
  expect(mailLine({ mail: { ...mail, link: '' } })).toBeUndefined();
});

test('nothing in it steers the terminal, and other messages of a process are none', () => {
  const mail = { to: 'a@example.jp', subject: '\u001b[2Jさくら\u202e', link: 'http://x/?t=\u001b[2J' };
  expect(mailLine({ mail })).toBe('Mail to a@example.jp: [2Jさくら\n  http://x/?t=[2J');
  for (const other of [undefined, null, 'ready', {}, { mail: { to: 1 } }])
    expect(mailLine(other)).toBeUndefined();
});
