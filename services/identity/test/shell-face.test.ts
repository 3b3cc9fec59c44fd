import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PATCHES } from '@kashikari/contracts';
import { narrowedTo, SYSTEM, VISITOR, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { refusalOf, TestIdentity, type Person } from './identity';

const SHELLS = `
shells:
  - id: minato
    hosts: [lend.minato.test]
    accounts: [minato_library, minato_av]
    mail_from: lend@minato.test
  - id: himawari
    hosts: [himawari.test]
    accounts: [himawari]
`;

describe('how a shell looks', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shell-face-'));
  let identity: TestIdentity;
  let library: Person;
  let av: Person;
  let himawari: Person;
  beforeAll(async () => {
    const file = path.join(folder, 'shells.yaml');
    writeFileSync(file, SHELLS);
    identity = await TestIdentity.start({
      env: { SHELLS_FILE: file, PUBLIC_URL: 'https://kashi.test:8443' },
    });
    const named = async (name: string, accountName: string) => {
      const person = await identity.person(name);
      await identity.service.db.read('update users set account_name = $2 where id = $1', [
        person.id,
        accountName,
      ]);
      return person;
    };
    library = await named('みなと大学 附属図書館', 'minato_library');
    av = await named('みなと大学 メディアセンター', 'minato_av');
    himawari = await named('ひまわり保育園', 'himawari');
  });
  beforeEach(() => identity.service.db.read('delete from shell_face'));
  afterAll(async () => {
    await identity.stop();
    rmSync(folder, { recursive: true });
  });

  const at = (actor: Actor, id = 'minato') =>
    identity.shells(narrowedTo(actor, [library.id, av.id], { id, origin: `https://${id}.test` }));
  const seen = async (actor: Actor = VISITOR, id?: string) => (await at(actor, id).getShell({})).shell!;
  const patch = async (change: object, ifVersion?: number, actor: Actor = library.actor) =>
    (await at(actor).updateShell({ patch: PATCHES.shell.write(change), ifVersion })).shell!;

  it('is the first account’s name and the installation’s own look while nobody has decided it', async () => {
    expect(await seen()).toMatchObject({
      ...{ id: 'minato', version: 0, name: 'みなと大学 附属図書館', shortName: 'みなと大学 附属図書館' },
      ...{ colour: '', welcome: {}, locales: ['ja', 'en', 'ja-Hira'], locale: '', timeZone: '' },
      ...{ start: 'landing', strongSignIn: false, strongSignInFrom: undefined, permissions: [] },
    });
  });

  it('is what the owner of the first account decides, and everybody sees it', async () => {
    const [logo, icon] = [newId(), newId()];
    identity.world.pictures.add(logo).add(icon);
    const { id: groupId } = await identity.group(av);
    const change = {
      ...{ name: 'みなと大学 貸し出し', short_name: 'みなと', logo_image_id: logo, icon_image_id: icon },
      ...{ colour: '#2B4A9B', welcome: { ja: 'ようこそ。', 'ja-Hira': 'ようこそ' }, locales: ['en', 'ja'] },
      ...{ locale: 'ja', time_zone: 'Asia/Tokyo', start: groupId },
    };
    const decided = {
      ...{
        version: 1,
        name: 'みなと大学 貸し出し',
        shortName: 'みなと',
        logoImageId: logo,
        iconImageId: icon,
      },
      ...{ colour: '#2b4a9b', welcome: { ja: 'ようこそ。', 'ja-Hira': 'ようこそ' }, locales: ['ja', 'en'] },
      ...{ locale: 'ja', timeZone: 'Asia/Tokyo', start: groupId },
    };
    expect(await patch(change)).toMatchObject({ ...decided, permissions: ['edit'] });
    expect(await seen()).toMatchObject({ ...decided, permissions: [] });
    expect((await seen(VISITOR, 'himawari')).name).toBe('ひまわり保育園');
  });

  it('keeps what a change doesn’t name, the welcome by language, and goes back to the installation’s with null', async () => {
    await patch({ name: 'みなと', welcome: { ja: 'ようこそ。', en: 'Welcome.' }, colour: '#2b4a9b' });
    const { welcome, colour } = await patch({ welcome: { en: 'Hello.' } });
    expect([welcome, colour]).toEqual([{ ja: 'ようこそ。', en: 'Hello.' }, '#2b4a9b']);
    const after = await patch({ colour: null, name: null, welcome: { ja: '' } });
    expect([after.colour, after.name, after.welcome]).toEqual([
      '',
      'みなと大学 附属図書館',
      { en: 'Hello.' },
    ]);
  });

  it('is refused to everybody but that owner, managers and owners of its other accounts too', async () => {
    const manager = await identity.confirmed();
    await identity.appoint(library, manager);
    for (const { actor } of [av, himawari, manager])
      expect(await refusalOf(patch({ name: 'X' }, undefined, actor))).toBe('forbidden');
    expect(await refusalOf(patch({ name: 'X' }, undefined, VISITOR))).toBe('unauthenticated');
  });

  it('is nothing at the common shell, and at one that the file doesn’t name', async () => {
    expect(await refusalOf(identity.shells(library.actor).getShell({}))).toBe('not_found');
    expect(await refusalOf(seen(library.actor, 'gone'))).toBe('not_found');
  });

  it('refuses a color that can’t be read, with the nearest that can', async () => {
    const refusal = await patch({ colour: '#f2b705' }).catch((error: { refusal: object }) => error.refusal);
    expect(refusal).toMatchObject({
      ...{ code: 'shell.contrast', field: 'colour' },
      params: { modes: ['light'], contrast: 1.6, needed: 4.5, nearest: '#8e6a00' },
    });
  });

  it.each([
    [{ colour: 'teal' }, 'validation.format colour'],
    [{ name: 'x'.repeat(61) }, 'validation.too_long name'],
    [{ short_name: 'x'.repeat(13) }, 'validation.too_long short_name'],
    [{ welcome: { ja: 'x'.repeat(2001) } }, 'validation.too_long welcome'],
    [{ locales: [] }, 'validation.too_few locales'],
    [{ locales: ['fr'] }, 'validation.choice locales'],
    [{ locales: ['ja'], locale: 'en' }, 'validation.choice locale'],
    [{ time_zone: 'Mars/Base' }, 'validation.time_zone time_zone'],
    [{ start: 'somewhere' }, 'validation.choice start'],
    [{ start: newId() }, 'validation.choice start'],
    [{ logo_image_id: newId() }, 'image.unknown logo_image_id'],
  ])('refuses %j', async (change, refusal) => {
    expect(await refusalOf(patch(change))).toBe(refusal);
  });

  it('doesn’t begin with a group of another organisation', async () => {
    const { id } = await identity.group(himawari);
    expect(await refusalOf(patch({ start: id }))).toBe('validation.choice start');
  });

  it('changes once when two change what they saw, the first time too', async () => {
    const race = async (ifVersion: number) =>
      (await Promise.all([1, 2].map((n) => refusalOf(patch({ name: `みなと${n}` }, ifVersion))))).sort();
    expect(await race(0)).toEqual(['allowed', 'stale']);
    expect(await race(1)).toEqual(['allowed', 'stale']);
  });

  it('says from when on strong sign-in is enforced: seven days after it was switched on', async () => {
    const before = identity.service.clock.now();
    const on = await patch({ strong_sign_in: true });
    const from = on.strongSignInFrom!.getTime();
    expect(on.strongSignIn).toBe(true);
    expect(from).toBeGreaterThanOrEqual(before + 7 * 24 * 3_600_000);
    expect(from).toBeLessThanOrEqual(identity.service.clock.now() + 7 * 24 * 3_600_000);
    expect((await patch({ strong_sign_in: true })).strongSignInFrom?.getTime()).toBe(from);
    expect((await patch({ strong_sign_in: false })).strongSignInFrom).toBeUndefined();
  });

  it('tells catalog what it shows after each change, so that other pictures can go', async () => {
    const logo = newId();
    identity.world.pictures.add(logo);
    identity.world.shownAtShells.length = 0;
    await patch({ logo_image_id: logo });
    await patch({ logo_image_id: null });
    expect(identity.world.shownAtShells).toEqual([[logo], []]);
  });

  it('is told to other services for every shell, with address, accounts and sender', async () => {
    await patch({ name: 'みなと大学 貸し出し', colour: '#2b4a9b' });
    const { faces } = await identity.shells(SYSTEM).listShellFaces({});
    expect(faces).toEqual([
      {
        ...{ id: 'minato', name: 'みなと大学 貸し出し', shortName: 'みなと大学 貸し出し', colour: '#2b4a9b' },
        ...{ logoUrl: '', origin: 'https://lend.minato.test:8443', mailFrom: 'lend@minato.test' },
        accountIds: [library.id, av.id],
      },
      {
        ...{ id: 'himawari', name: 'ひまわり保育園', shortName: 'ひまわり保育園', colour: '', logoUrl: '' },
        ...{ origin: 'https://himawari.test:8443', accountIds: [himawari.id], mailFrom: '' },
      },
    ]);
    expect(await refusalOf(identity.shells(library.actor).listShellFaces({}))).toBe('forbidden');
  });
});
