import { checkGroupPictures, checkPictures, type KnownPicture } from './attach-pictures';
import type { ActorTies } from './ties';

const HANA: ActorTies = {
  kind: 'user',
  userId: 'hana',
  accountIds: ['hana', 'club'],
  groups: [],
  canWrite: true,
};
const picture = (about: Partial<KnownPicture> = {}): KnownPicture => ({
  ...{ id: 'p1', width: 800, height: 600, alt: '三脚', uploaderId: 'hana', goodId: null, groupId: null },
  ...about,
});
const goodTakes = (...known: KnownPicture[]) => checkPictures(['p1'], known, HANA, 'g1');
const groupTakes = (...known: KnownPicture[]) => checkGroupPictures(['p1'], known, HANA, 'group1').ok;

describe('a good shows pictures', () => {
  test('in the order asked, each with its size and wording and nothing more', () => {
    const known = [picture(), picture({ id: 'p2', alt: '' })];
    expect(checkPictures(['p2', 'p1'], known, HANA, 'g1')).toEqual({
      ok: true,
      value: [
        { id: 'p2', width: 800, height: 600, alt: '' },
        { id: 'p1', width: 800, height: 600, alt: '三脚' },
      ],
    });
  });

  test('that its editor has uploaded, or an account that the editor acts for', () => {
    expect(goodTakes(picture()).ok).toBe(true);
    expect(goodTakes(picture({ uploaderId: 'club' })).ok).toBe(true);
    const card: ActorTies = { ...HANA, kind: 'card', accountIds: [] };
    expect(checkPictures(['p1'], [picture()], card, 'g1').ok).toBe(true);
  });

  test('that it shows already, whoever has uploaded them', () => {
    expect(goodTakes(picture({ uploaderId: 'ken', goodId: 'g1' })).ok).toBe(true);
  });

  test.each([
    ['that somebody else has uploaded', [picture({ uploaderId: 'ken' })]],
    ['that another good shows', [picture({ goodId: 'g2' })]],
    ['that a group shows', [picture({ groupId: 'group1' })]],
    ['that are not there', [picture({ id: 'p2' })]],
  ])('but none %s, all in the same words', (_, known) => {
    expect(goodTakes(...known)).toMatchObject({
      ok: false,
      refusal: { code: 'image.unknown', params: { image_id: 'p1' }, field: 'image_ids' },
    });
  });
});

describe('a group shows pictures', () => {
  test('of its own, and those that nothing shows yet', () => {
    expect(groupTakes(picture())).toBe(true);
    expect(groupTakes(picture({ uploaderId: 'club' }))).toBe(true);
    expect(groupTakes(picture({ uploaderId: 'ken', groupId: 'group1' }))).toBe(true);
    expect(groupTakes(picture({ id: 'p2', uploaderId: 'ken' }), picture())).toBe(true);
  });

  test('but none of somebody else’s, of a good or of another group', () => {
    expect(groupTakes(picture({ uploaderId: 'ken' }))).toBe(false);
    expect(groupTakes(picture({ goodId: 'g1' }))).toBe(false);
    expect(groupTakes(picture({ groupId: 'group2' }))).toBe(false);
    expect(checkGroupPictures(['p1'], [], HANA, 'group1')).toMatchObject({
      refusal: { code: 'image.unknown', params: { image_id: 'p1' } },
    });
  });
});
