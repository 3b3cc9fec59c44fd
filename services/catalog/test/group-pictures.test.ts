import sharp from 'sharp';
import { SYSTEM, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { newGood, startCatalog, VISITOR, type CatalogUnderTest, type Person } from './catalog-under-test';

const DAY = 24 * 60 * 60 * 1000;

describe('pictures that a group shows', () => {
  let catalog: CatalogUnderTest;
  let owner: Person;
  beforeAll(async () => {
    catalog = await startCatalog();
    owner = await catalog.person();
  });
  afterAll(() => catalog.stop());

  async function upload(by = owner): Promise<string> {
    const content = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#06878a' } })
      .png()
      .toBuffer();
    const announced = { contentType: 'image/png', byteSize: content.length, alt: '' };
    const { imageId, url } = await catalog.images(by.actor).createUpload(announced);
    const address = new URL(url, 'http://localhost').searchParams;
    await catalog.images(VISITOR).receiveUpload({
      imageId,
      expires: Number(address.get('expires')),
      signature: address.get('signature') ?? '',
      sessionId: '',
      contentType: 'image/png',
      content,
    });
    return imageId;
  }
  const show = (groupId: string, imageIds: string[], by = owner) =>
    catalog.images(by.actor).showInGroup({ groupId, imageIds });
  const code = (act: Promise<unknown>) =>
    act.then(
      () => 'allowed',
      (error: { refusal?: { code: string } }) => error.refusal?.code,
    );
  const isThere = async (id: string) =>
    (await code(catalog.images(VISITOR).readFile({ path: `/files/images/${id}/thumb.webp` }))) === 'allowed';
  const pass = async (days: number) => {
    catalog.clock.set(catalog.clock.now() + days * DAY);
    await catalog.drain();
  };

  it('outlive the day after which an unused one is removed, until the group shows another', async () => {
    const group = await catalog.group(owner);
    const [cover, unused] = [await upload(), await upload()];
    await show(group.id, [cover]);
    await catalog.replica.applyGroup({ group: { ...group, version: 2, imageIds: [cover] } });
    await pass(2);
    expect([await isThere(cover), await isThere(unused)]).toEqual([true, false]);
    await catalog.replica.applyGroup({ group: { ...group, version: 3, imageIds: [] } });
    await pass(2);
    expect(await isThere(cover)).toBe(false);
  });

  it('stay what the newest word says when an older one comes late', async () => {
    const group = await catalog.group(owner);
    const logo = await upload();
    await show(group.id, [logo]);
    await catalog.replica.applyGroup({ group: { ...group, version: 5, imageIds: [logo] } });
    await catalog.replica.applyGroup({ group: { ...group, version: 4, imageIds: [] } });
    await pass(2);
    expect(await isThere(logo)).toBe(true);
  });

  it('stay beside the name of an account likewise, as long as it shows them', async () => {
    const person = await catalog.person();
    const avatar = await upload(person);
    const choose = (by: Person) => code(catalog.images(by.actor).showAsAvatar({ imageId: avatar }));
    expect([await choose(owner), await choose(person)]).toEqual(['image.unknown', 'allowed']);
    await catalog.replica.applyUser({ user: { ...person.user, version: 2, imageIds: [avatar] } });
    await pass(2);
    expect(await isThere(avatar)).toBe(true);
    await catalog.replica.applyUser({ user: { ...person.user, version: 3, deleted: true, imageIds: [] } });
    await pass(2);
    expect(await isThere(avatar)).toBe(false);
  });

  it('stay at the shell of an organisation, as long as it shows them, whoever sent them', async () => {
    const person = await catalog.person();
    const [faceId, logo, icon] = [newId(), await upload(person), await upload(person)];
    const show = (imageIds: string[], by: Actor, only = false) =>
      code(catalog.images(by).showAtShell({ faceId, imageIds, only }));
    expect([await show([logo], owner.actor), await show([logo], VISITOR)]).toEqual([
      'image.unknown',
      'unauthenticated',
    ]);
    expect(await show([logo, icon], person.actor)).toBe('allowed');
    await catalog.replica.applyUser({ user: { ...person.user, version: 2, imageIds: [] } });
    await pass(2);
    expect([await isThere(logo), await isThere(icon)]).toEqual([true, true]);
    expect(await show([logo], person.actor, true)).toBe('forbidden');
    expect(await show([logo], SYSTEM, true)).toBe('allowed');
    await pass(2);
    expect([await isThere(logo), await isThere(icon)]).toEqual([true, false]);
  });

  it('are one’s own, arrived, and no good’s', async () => {
    const [group, stranger] = [await catalog.group(owner), await catalog.person()];
    const ofGood = await upload();
    await catalog.goods(owner.actor).createGood(newGood({ image_ids: [ofGood] }));
    for (const id of [ofGood, await upload(stranger), newId()])
      expect(await code(show(group.id, [id]))).toBe('image.unknown');
    expect(await code(show(group.id, [await upload(stranger)], stranger))).toBe('forbidden');
  });

  it('are not a good’s as well', async () => {
    const group = await catalog.group(owner);
    const cover = await upload();
    await show(group.id, [cover]);
    const create = catalog.goods(owner.actor).createGood(newGood({ image_ids: [cover] }));
    expect(await code(create)).toBe('image.unknown');
  });
});
