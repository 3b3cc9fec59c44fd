import request from 'supertest';
import { shells as messages } from '@kashikari/contracts';
import { ShellFaces } from '../src/shells/shell-faces';
import { createLogger } from '@kashikari/platform/edge';
import { testApp } from './test-app';
import { COMMON, HIMAWARI, MINATO, env, shells } from './two-shells';
import type { Services } from '../src/clients/services';

const PICTURE = '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11';

const face = (more: object = {}) =>
  messages.Shell.fromJSON({
    ...{ id: 'minato', version: 1, name: 'みなと大学 貸し出し', short_name: 'みなと', colour: '#2b4a9b' },
    ...{ logo_image_id: PICTURE, welcome: { ja: 'ようこそ。' }, locales: ['ja', 'en'], locale: 'ja' },
    ...{ start: 'search', ...more },
  });

/** Returns a double of identity for the appearance of shells, which answers or fails. */
function identity(answer: () => Promise<messages.Shell>) {
  const asked: string[] = [];
  const getShell = async (_request: object, { actor }: { actor: { shell?: { id: string } } }) => {
    asked.push(actor.shell?.id ?? '');
    return { shell: await answer() };
  };
  return { asked, services: { shells: { getShell } } };
}

const down = () => Promise.reject(new Error('down'));

describe('what a page knows of the shell at its host', () => {
  const configAt = async (host: string, services: object) => {
    const { body } = await request(testApp(services as never, { env, shells }))
      .get('/config.json')
      .set('Host', host);
    return (body as { shell: Record<string, unknown> | null }).shell;
  };

  it('is how the shell looks, with the colors of both schemes beside what its file says', async () => {
    const { services } = identity(async () => face());
    expect(await configAt(MINATO, services)).toEqual({
      ...{ id: 'minato', ways: ['provider', 'card'], sign_up: 'provider' },
      ...{ name: 'みなと大学 貸し出し', short_name: 'みなと', colour: '#2b4a9b', start: 'search' },
      ...{ logo_url: `/files/images/${PICTURE}/thumb.webp`, icon_url: null, welcome: { ja: 'ようこそ。' } },
      ...{ locales: ['ja', 'en'], locale: 'ja', time_zone: null },
      tokens: {
        light: expect.objectContaining({ primary: '#2b4a9b' }),
        dark: expect.objectContaining({ 'on-primary': expect.any(String) }),
      },
    });
  });

  it('is the file’s part alone while identity has never answered, and the page is there', async () => {
    const { services } = identity(down);
    expect(await configAt(HIMAWARI, services)).toMatchObject({
      ...{ id: 'himawari', name: 'himawari', colour: null, tokens: null, logo_url: null },
      ...{ locales: ['ja', 'en', 'ja-Hira'], locale: null, start: 'landing' },
    });
  });

  it('is nothing at the common host, and identity is not asked', async () => {
    const { services, asked } = identity(async () => face());
    expect(await configAt(COMMON, services)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('stands in the page itself, whatever the texts hold', async () => {
    const { services } = identity(async () => face({ welcome: { ja: '</script><b>' } }));
    const { text } = await request(testApp(services as never, { env, shells }))
      .get('/lp')
      .set('Host', MINATO)
      .set('Accept', 'text/html');
    expect(text).toContain('\\u003c/script>\\u003cb>');
    expect(text).not.toContain('</script><b>');
  });
});

describe('faces of shells', () => {
  const MINUTE = 60_000;
  const started = (answer: () => Promise<messages.Shell>) => {
    let now = 0;
    const { services, asked } = identity(answer);
    const faces = new ShellFaces({
      services: services as unknown as Pick<Services, 'shells'>,
      logger: createLogger('gateway', 'silent'),
      clock: () => now,
    });
    return { faces, asked, pass: (milliseconds: number) => (now += milliseconds) };
  };
  const MINATO_SHELL = { id: 'minato' };

  it('are asked for once a minute, and by many at once but once', async () => {
    const { faces, asked, pass } = started(async () => face());
    await Promise.all([faces.of(MINATO_SHELL), faces.of(MINATO_SHELL)]);
    pass(MINUTE - 1);
    await faces.of(MINATO_SHELL);
    expect(asked).toEqual(['minato']);
    pass(1);
    await faces.of(MINATO_SHELL);
    expect(asked).toHaveLength(2);
  });

  it('stay the last that were known while identity is away, which is not asked by every page', async () => {
    let away = false;
    const { faces, asked, pass } = started(() => (away ? down() : Promise.resolve(face())));
    await faces.of(MINATO_SHELL);
    away = true;
    pass(MINUTE);
    expect((await faces.of(MINATO_SHELL))?.name).toBe('みなと大学 貸し出し');
    await faces.of(MINATO_SHELL);
    expect(asked).toHaveLength(2);
  });

  it('are at once what a change has made of them', async () => {
    const { faces } = started(async () => face());
    await faces.of(MINATO_SHELL);
    faces.keep(face({ name: 'みなと' }));
    expect((await faces.of(MINATO_SHELL))?.name).toBe('みなと');
  });
});
