import { search, SETS, textOf } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { good, group, member, popularity, startSearch, user, userActor, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await startSearch();
  const mine = { groupIds: ['club'], isPublic: false };
  await world.tell(
    user({ id: 'lender' }),
    group({ id: 'club' }),
    member('ann', 'club'),
    good({
      id: 'a',
      title: 'ミラーレスカメラ',
      category: '撮影・カメラ',
      tags: ['カメラ'],
      managementId: 'CAM-003',
    }),
    good({ id: 'b', title: 'ミラーレスカメラ', tags: ['カメラ'], managementId: 'CAM-004' }),
    good({ id: 'c', title: 'ビデオカメラ 4K', tags: ['カメラ', '撮影'] }),
    good({ id: 'd', title: '亀の本', titleReading: 'かめのほん' }),
    good({ id: 'e', title: '秘密のカメラ', tags: ['秘密'], category: '秘密の箱', ...mine }),
    good({ id: 'f', title: '隠したカメラ', isHidden: true }),
    popularity({ id: 'b', bookings: 1 }),
    popularity({ id: 'c', bookings: 1, likes: 1 }),
  );
});
afterAll(() => world.service.stop());

async function suggested(typed: string, actor: Actor = { kind: 'visitor' }, groupId = '') {
  const asked = world.service.as(actor).connect(search.SearchServiceClient);
  const { suggestions } = await asked.suggestGoods({ typed, groupId });
  return suggestions.map(({ kind, text, goodId, count }) =>
    [textOf(SETS.suggestionKind, kind), text, ...(goodId && [goodId]), count].join(' '),
  );
}

const OPEN = ['good ビデオカメラ 4K c 1', 'good ミラーレスカメラ b 2'];

test('titles by popularity, each once, then tags and categories with their number of goods', async () => {
  expect(await suggested('カメラ')).toEqual([...OPEN, 'tag カメラ 3', 'category 撮影・カメラ 1']);
});

test.each(['かめr', 'かめ', 'カメ', '#カメ', 'かめｒ'])(
  '%s is what カメ is, and readings count',
  async (typed) => {
    expect(await suggested(typed)).toEqual([
      ...OPEN,
      'good 亀の本 d 1',
      'tag カメラ 3',
      'category 撮影・カメラ 1',
    ]);
  },
);

test.each(['cam003', 'CAM-003', 'ｃａｍ-003'])('the good with the code %s comes first', async (typed) => {
  expect(await suggested(typed)).toEqual(['good ミラーレスカメラ a 1']);
});

test('nobody reads of goods that they do not see in lists, nor of their tags and categories', async () => {
  for (const actor of [{ kind: 'visitor' } as const, userActor('stranger')]) {
    expect(await suggested('秘密', actor)).toEqual([]);
    expect((await suggested('カメラ', actor)).join()).not.toMatch(/秘密|隠した/);
  }
  expect(await suggested('秘密', userActor('ann'))).toEqual([
    ...['good 秘密のカメラ e 1', 'tag 秘密 1', 'category 秘密の箱 1'],
  ]);
});

test('in a group only what stands in it is named', async () => {
  expect(await suggested('カメラ', userActor('ann'), 'club')).toEqual(['good 秘密のカメラ e 1']);
  expect(await suggested('カメラ', userActor('ann'), 'nowhere')).toEqual([]);
});

test('where nothing has all the words, the titles most like them are named', async () => {
  expect(await suggested('ビデオカメラマン')).toEqual([OPEN[0]]);
  expect(await suggested('太鼓')).toEqual([]);
});

test.each(['', ' ', '。', '#', "'", '():*&|!<->'])('%j suggests nothing', async (typed) => {
  expect(await suggested(typed)).toEqual([]);
});

test('more than 200 characters are refused', async () => {
  await expect(suggested('あ'.repeat(201))).rejects.toMatchObject({
    refusal: { code: 'validation', field: 'q' },
  });
});
