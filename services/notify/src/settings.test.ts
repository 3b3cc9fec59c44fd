import { defineConfig } from '@kashikari/platform';
import { SETTINGS, siteOf, subjectOf } from './settings';

const read = defineConfig(SETTINGS);

describe('settings', () => {
  it('that can not be right are all named at once', () => {
    const env = { SMTP_URL: 'mail.example.org', MAIL_FROM: 'nobody', PUBLIC_URL: 'kashi' };
    expect(() => read(env)).toThrow(
      /SMTP_URL: must be smtp[^]*MAIL_FROM: must be an address[^]*PUBLIC_URL: must be an origin/,
    );
  });

  it('name a key for browsers and a way to reach us that push services can take', () => {
    const env = { VAPID_PRIVATE_KEY: 'short', VAPID_SUBJECT: 'us' };
    expect(() => read(env)).toThrow(/VAPID_PRIVATE_KEY: must be 32 bytes[^]*VAPID_SUBJECT: must be mailto/);
    expect(subjectOf(read({ PUBLIC_URL: 'https://kashi.example' }))).toBe('https://kashi.example');
    expect(subjectOf(read({ MAIL_FROM: 'K <k@kashi.example>' }))).toBe('mailto:k@kashi.example');
    expect(subjectOf(read({ VAPID_SUBJECT: 'mailto:a@b.example' }))).toBe('mailto:a@b.example');
  });

  it('of which none is said tell no links, send to no private network and keep mails in files for a month', () => {
    expect(read({})).toMatchObject({ TELL_MAIL_LINKS: '0', WEB_PUSH_TO_PRIVATE: '0', MAIL_KEEP_DAYS: 30 });
  });

  it('lead links to the public address, or else to this machine', () => {
    expect(siteOf(read({ PUBLIC_URL: 'https://kashi.example' }))).toBe('https://kashi.example');
    expect(siteOf(read({ PORT: '4000' }))).toBe('http://localhost:4000');
    expect(siteOf(read({}))).toBe('http://localhost:3000');
  });
});
