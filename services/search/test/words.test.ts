import { good, startSearch, user, type World } from './world';

let world: World;

beforeAll(async () => {
  world = await startSearch();
  await world.tell(
    user({ id: 'lender' }),
    good({ id: 'camera', title: 'デジタルカメラ Canon EOS', tags: ['撮影'], description: '三脚つき' }),
    good({ id: 'tripod', title: '三脚', author: 'Manfrotto', location: '第2倉庫', managementId: 'AV-0012' }),
    good({
      id: 'book',
      title: '写真の本',
      tags: ['カメラ', '入門'],
      author: '佐々木',
      isbn: '9784003101018',
    }),
    good({ id: 'note', title: 'ノート', description: 'カメラの記録に。佐々木さんのもの。' }),
    good({ id: 'case', title: 'ケース', author: 'カメラ工房' }),
  );
});
afterAll(() => world.service.stop());

const ids = async (match: string) => (await world.find({ match })).goodIds;

describe('words', () => {
  it.each(['カメラ', 'かめら', 'ｶﾒﾗ'])(
    '%s finds title before tag before author before description',
    async (match) => {
      expect(await ids(match)).toEqual(['camera', 'book', 'case', 'note']);
    },
  );

  it('must all be found, in whatever field', async () => {
    expect(await ids('カメラ 三脚')).toEqual(['camera']);
    expect(await ids('三脚')).toEqual(['tripod', 'camera']);
    expect(await ids('カメラ 佐々木')).toEqual(['book', 'note']);
    expect(await ids('カメラ 太鼓')).toEqual([]);
  });

  it.each([
    ['脚', ['tripod', 'camera']],
    ['倉', ['tripod']],
    ['第2', ['tripod']],
    ['can', ['camera']],
    ['av-00', ['tripod']],
    ['978-4-00-310101-8', ['book']],
    ['メラ', ['camera', 'book', 'case', 'note']],
    ['カメ', ['camera', 'book', 'case', 'note']],
    ['カメラ!', ['camera', 'book', 'case', 'note']],
  ])('%s finds %j', async (match, expected) => expect(await ids(match)).toEqual(expected));

  it.each(['anon', 'カラ', '本写', "'", "'a' & 'b':*", '\\', '🎸', '\u0000', '()|!<->:*'])(
    '%j finds nothing',
    async (match) => {
      expect(await ids(match)).toEqual([]);
    },
  );

  it('that are none find everything', async () => {
    expect(await ids(' ')).toHaveLength(5);
  });

  it('are refused when there are too many', async () => {
    await expect(ids('あ'.repeat(201))).rejects.toMatchObject({
      refusal: { kind: 'invalid', code: 'validation', field: 'match' },
    });
  });

  it('follow a change of the good, and never an older version', async () => {
    await world.tell(good({ id: 'drum', version: 3, title: '太鼓' }));
    expect(await ids('太鼓')).toEqual(['drum']);
    await world.tell(good({ id: 'drum', version: 2, title: '古い琴' }));
    expect(await ids('太鼓')).toEqual(['drum']);
    expect(await ids('古い')).toEqual([]);
    await world.tell(good({ id: 'drum', version: 4, title: '新しい琴' }));
    expect(await ids('太鼓')).toEqual([]);
    expect(await ids('琴')).toEqual(['drum']);
    await world.tell(good({ id: 'drum', version: 5, deleted: true, title: '新しい琴' }));
    await world.tell(good({ id: 'drum', version: 4, title: '新しい琴' }));
    expect(await ids('琴')).toEqual([]);
  });

  it('of several versions that come at once the newest counts', async () => {
    await world.tell(
      good({ id: 'bell', version: 1, title: '一番' }),
      good({ id: 'bell', version: 3, title: '三番' }),
      good({ id: 'bell', version: 2, title: '二番' }),
    );
    expect(await ids('番')).toEqual(['bell']);
    expect(await ids('三番')).toEqual(['bell']);
    expect(await ids('二番')).toEqual([]);
  });
});
