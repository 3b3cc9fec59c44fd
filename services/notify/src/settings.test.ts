import { defineConfig } from '@kashikari/platform';
import { SETTINGS, siteOf } from './settings';

const read = defineConfig(SETTINGS);

describe('settings', () => {
  it('that can not be right are all named at once', () => {
    const env = { SMTP_URL: 'mail.example.org', MAIL_FROM: 'nobody', PUBLIC_URL: 'kashi' };
    expect(() => read(env)).toThrow(
      /SMTP_URL: must be smtp[^]*MAIL_FROM: must be an address[^]*PUBLIC_URL: must be an origin/,
    );
  });

  it('lead links to the public address, or else to this machine', () => {
    expect(siteOf(read({ PUBLIC_URL: 'https://kashi.example' }))).toBe('https://kashi.example');
    expect(siteOf(read({ PORT: '4000' }))).toBe('http://localhost:4000');
    expect(siteOf(read({}))).toBe('http://localhost:3000');
  });
});
