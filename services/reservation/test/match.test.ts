import { enumOf, reservation, SETS } from '@kashikari/contracts';
import { codeOf, World } from './world';

const [USE, LEND] = [enumOf(SETS.bookingScope, 'use'), enumOf(SETS.bookingScope, 'lend')];

type Query = Partial<reservation.ListBookingsRequest>;

describe('a text that bookings are searched for', () => {
  let world: World;
  let lender: string;
  let manager: string;
  let borrower: string;
  let member: string;
  let group: string;
  let good: string;
  let id: string;

  beforeAll(async () => {
    world = await World.start();
    [lender, manager, borrower] = [await world.user(), await world.user(), await world.user()];
    member = await world.user({ name: 'Ken' });
    await world.manager(lender, manager);
    group = await world.group(await world.user());
    for (const each of [borrower, member]) await world.member(group, each);
    good = await world.good(lender, { isPublicUse: false, groupIds: [group], terms: { quantity: 9 } });
    ({ id } = await world.book(borrower, good, '2027-01-10', '2027-01-12', { memo: '体育館の ﾋﾞﾃﾞｵｶﾒﾗｰ' }));
  });
  afterAll(() => world.stop());

  const write = (memo: string) =>
    world.bookings(borrower).updateBooking(reservation.UpdateBookingRequest.fromPartial({ id, memo }));
  const entitle = (title: string) =>
    world.good(lender, { id: good, title, isPublicUse: false, groupIds: [group], terms: { quantity: 9 } });

  /** Returns true if a list finds the booking; an export must find the same. */
  const finds = async (who: string, match: string, more: Query = {}): Promise<boolean> => {
    const filter = reservation.ListBookingsRequest.fromPartial({ ...more, match });
    const list = await world.bookings(who).listBookings(filter);
    const exported = await world.bookings(who).exportBookings({ filter, beforeId: '' });
    const found = list.bookings.length > 0;
    const named = list.bookings.some(({ anonymous }) => !anonymous);
    expect([list.page?.total, exported.bookings.length]).toEqual([found ? 1 : 0, named ? 1 : 0]);
    return found;
  };

  it.each([
    ...['ビデオ', 'ﾋﾞﾃﾞｵ', 'びでお', 'ビデオ'.normalize('NFD'), 'ﾋﾞデお', '育館', '体育館の　ビデオ'],
    ...['ビデ', 'ビデオカメ', 'カメラ', 'カメラー', 'カメラーー', 'メラ', 'メラー', 'ラー', 'オカメラー'],
  ])('is found in the memo: %s', async (match) => {
    for (const who of [borrower, lender, manager]) expect(await finds(who, match)).toBe(true);
    expect(await finds(borrower, match, { scope: USE })).toBe(true);
    expect(await finds(lender, match, { scope: LEND })).toBe(true);
  });

  it.each(['ビデオデッキ', 'カー', 'ビ%オ', 'ビ_オ', '％', '＿', '＼', '%', 'カメラーズ', '\u0301'])(
    'is not found in the memo: %s',
    async (match) => expect(await finds(lender, match)).toBe(false),
  );

  it.each([
    ['100%', '１００％', '10%0'],
    ['a_b', 'Ａ＿Ｂ', 'a＿c'],
    ['C:\\temp', 'ｃ：＼ｔｅｍｐ', 'c:temp'],
    ['Crème Brûlée', 'CREME BRULEE', 'creme brulees'],
    ['ＥＰＳＯＮ', 'epson', 'epsom'],
    ['Ο ΔΟΣΗ', 'δοσ', 'δος η'],
    ['コピー機', 'コピー', 'コピ機'],
    ['サーバ', 'サーバー', 'サバ'],
    ['コンピューター', 'コンピュー', 'コンピュタ'],
    ['コンピューター', 'ピューター', 'ペーター'],
    ['メーター', 'ター', 'マー'],
    ['スペアキー', 'アキー', 'スペキー'],
  ])('that is %s in an edited memo is found as %s, not as %s', async (memo, match, other) => {
    await write(memo);
    expect(await finds(lender, match)).toBe(true);
    expect(await finds(lender, other)).toBe(false);
  });

  it('is found in the title of the good and in the name of the borrower, and no longer once they changed', async () => {
    await entitle('ﾌﾟﾛｼﾞｪｸﾀｰ');
    await world.user({ id: borrower, name: '山田　じょるじゅ' });
    expect(await finds(lender, 'ぷろじぇくたー')).toBe(true);
    expect(await finds(lender, '山田 ジョル')).toBe(true);
    await entitle('スクリーン');
    await world.user({ id: borrower, name: 'Jörg' });
    for (const gone of ['プロジェクタ', '山田 ジョル']) expect(await finds(lender, gone)).toBe(false);
    for (const now of ['すくりー', 'JORG']) expect(await finds(lender, now)).toBe(true);
  });

  it('finds by memo or name no booking of which the reader may not know the borrower', async () => {
    await entitle('三脚');
    await world.user({ id: borrower, name: 'ひみこ' });
    await write('ナイショ');
    const schedule = { goodId: good };
    expect(await finds(member, '三脚', schedule)).toBe(true);
    for (const match of ['ないしょ', 'ナイ', 'ヒミコ', 'ひみ']) {
      expect(await finds(borrower, match, schedule)).toBe(true);
      for (const more of [schedule, {}]) expect(await finds(member, match, more)).toBe(false);
    }
  });

  it('is not stored any longer than the account of the borrower', async () => {
    await write('ナイショ');
    await world.user({ id: borrower, name: '', deleted: true });
    const rows = await world.service.db.read(
      `select b.memo, b.folded_memo, u.name, u.folded_name from booking b join account u on u.id = b.borrower_id
        where b.id = $1`,
      [id],
    );
    expect(rows).toEqual([{ memo: '', folded_memo: '', name: '', folded_name: '' }]);
    expect(await codeOf(world.bookings(lender).getBooking({ id }))).toBe('ok');
    for (const match of ['ナイショ', 'ひみこ']) expect(await finds(lender, match)).toBe(false);
  });
});
