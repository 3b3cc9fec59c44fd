import { PASSWORD } from './base';
import { said, type Rows } from './spoken-row';
import type { Scene } from './spoken-scene';

const cards =
  (rows: readonly object[]) =>
  ({ lender, group }: Scene, locale: string) =>
    said(lender.api, 'POST', '/auth_tokens/import', locale, { group_id: group.id, rows, dry_run: true });

const NOBODY = '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b22';

/**
 * Messages of the server about requests, people, sheets, cards and goods (product specification, section 8), in its
 * order.
 */
export const ROWS: Rows = {
  'a request of the wrong shape': {
    ask: ({ lender }, locale) => said(lender.api, 'POST', '/goods', locale, {}),
    status: 400,
    says: [
      'Please check the entered information.',
      '入力内容を確認してください。',
      'いれた ないようを たしかめて ください。',
    ],
  },
  'a wrong password': {
    ask: ({ visitor, lender }, locale) =>
      said(visitor, 'POST', '/auth/login', locale, { email: lender.email, password: `${PASSWORD}!` }),
    status: 401,
    says: ['Authentication failed.', '認証に失敗しました。', 'ログインできませんでした。'],
  },
  'a call without a session': {
    ask: ({ visitor }, locale) => said(visitor, 'GET', '/users/current', locale),
    status: 401,
    says: ['You need to sign in.', 'ログインが必要です。', 'ログインして ください。'],
  },
  'what is not there': {
    ask: ({ lender }, locale) => said(lender.api, 'GET', `/goods/${NOBODY}`, locale),
    status: 404,
    says: ['Data not found.', 'データが見つかりません。', 'みつかりませんでした。'],
  },
  'what one may not do': {
    ask: ({ member, goodId }, locale) =>
      said(member.api, 'PATCH', `/goods/${goodId}`, locale, { title: 'Mine' }),
    status: 403,
    says: [
      'You do not have access permission.',
      'アクセス権限がありません。',
      'これを する けんりが ありません。',
    ],
  },
  'more people than the plan has seats for': {
    ask: ({ lender, group }, locale) =>
      said(lender.api, 'POST', '/invites', locale, {
        group_id: group.id,
        emails: Array.from({ length: 9 }, (_, n) => `new-${n}@example.jp`),
      }),
    status: 429,
    says: [
      'You have reached the access limit for this account. You can add 6 more people; this needs 9. Please upgrade to a paid plan or try again later.',
      'このアカウントの利用上限に達しました。あと6人までですが、9人分が必要です。有料プランにアップグレードするか、時間をおいてお試しください。',
      'この アカウントで つかえる かずに なりました。あと 6にんまでですが、9にんぶん いります。プランを かえるか、あとで ためして ください。',
    ],
  },
  'more groups than an account may have': {
    ask: ({ lender }, locale) => said(lender.api, 'POST', '/groups', locale, { name: 'B', slug: 'b-club' }),
    status: 429,
    says: [
      'You have reached the access limit for this account: 1 group. Please upgrade to a paid plan or try again later.',
      'このアカウントの利用上限に達しました。グループは1個までです。有料プランにアップグレードするか、時間をおいてお試しください。',
      'この アカウントで つかえる かずに なりました。グループは 1こ までです。プランを かえるか、あとで ためして ください。',
    ],
  },
  'a change by a card that only reads': {
    ask: ({ card, goodId }, locale) => said(card, 'POST', '/likes/toggle', locale, { good_id: goodId }),
    status: 481,
    says: [
      'Signed in without editing permission. Please sign in again without using a QR code.',
      '編集権限なしでログインしています。QRコードを使わずにログインし直してください。',
      'みるだけの ログインです。QR を つかわずに ログインして ください。',
    ],
  },
  'a number in full-width digits': {
    ask: ({ lender }, locale) => said(lender.api, 'POST', '/goods', locale, { title: 'A', quantity: '１２' }),
    status: 400,
    field: 'quantity',
    says: [
      'Use half-width digits (0–9).',
      '数字は半角で入力してください。',
      'すうじは 0から 9の ちいさい すうじで いれて ください。',
    ],
  },
  'a required field that is empty': {
    ask: ({ lender }, locale) => said(lender.api, 'POST', '/goods', locale, { title: '' }),
    status: 400,
    field: 'title',
    says: ['Required.', '必須です。', 'かならず いれて ください。'],
  },
  'an address that is none': {
    ask: ({ visitor }, locale) =>
      said(visitor, 'POST', '/users', locale, { name: 'A', email: 'a', password: PASSWORD }),
    status: 400,
    field: 'email',
    says: [
      'Enter an email address, such as hanako@example.jp.',
      'hanako@example.jpのようなメールアドレスを入力してください。',
      'hanako@example.jp の ような メールアドレスを かいて ください。',
    ],
  },
  'a link that was used': {
    ask: ({ visitor }, locale) => said(visitor, 'POST', '/auth/link', locale, { token: 'a'.repeat(43) }),
    status: 401,
    says: [
      'This link has expired or was already used.',
      'このリンクは期限切れか、すでに使用されています。',
      'この リンクは もう つかえません。',
    ],
  },
  'a sheet without a known column': {
    ask: ({ lender }, locale) =>
      said(lender.api, 'POST', '/imports', locale, { kind: 'goods', text: 'foo,bar\n1,2\n' }),
    status: 400,
    says: [
      'The sheet needs one of the headings title, isbn, and each heading only once. Unknown: foo, bar',
      '見出しにtitle, isbnのどれかが必要で、同じ見出しは1つだけです。使えない見出し：foo, bar',
      'みだしに title, isbn の どれかが いります。おなじ みだしは 1つだけです。つかえない みだし: foo, bar',
    ],
  },
  'a card number that is none': {
    ask: cards([{ id: 'x' }]),
    status: 200,
    says: ['Enter a whole number.', '整数で入力してください。', 'すうじだけで かいて ください。'],
  },
  'a card number twice': {
    ask: cards([{ id: '7' }, { id: '7' }]),
    status: 200,
    says: [
      'Line 1 has the same number.',
      '1行目と番号が重複しています。',
      '1ぎょうめと おなじ ばんごうです。',
    ],
  },
  'a card with an address that is none': {
    ask: cards([{ id: '8', invite_email: 'a' }]),
    status: 200,
    says: [
      'Enter an email address, such as hanako@example.jp.',
      'hanako@example.jpのようなメールアドレスを入力してください。',
      'hanako@example.jp の ような メールアドレスを かいて ください。',
    ],
  },
  'more cards than are made at once': {
    ask: ({ lender, group }, locale) =>
      said(lender.api, 'POST', '/auth_tokens', locale, { group_id: group.id, count: 1001 }),
    status: 400,
    field: 'count',
    says: [
      'You can create up to 1000 cards at once.',
      '一度に作成できる会員証は1000枚までです。',
      'カードは いちどに 1000まいまで つくれます。',
    ],
  },
  'the end of a membership with open bookings': {
    ask: ({ lender, membershipId }, locale) =>
      said(lender.api, 'DELETE', `/memberships/${membershipId}`, locale),
    status: 409,
    says: [
      'This member still has open bookings. Return or cancel them first.',
      'このメンバーには有効な予約があります。',
      'この メンバーには まだ よやくが あります。',
    ],
  },
  'a URL that another group has': {
    ask: ({ keeper, group }, locale) =>
      said(keeper.api, 'POST', '/groups', locale, { name: 'C', slug: group.slug }),
    status: 409,
    says: [
      'This group URL is already taken.',
      'このグループURLはすでに使われています。',
      'この グループの URLは もう つかわれて います。',
    ],
  },
  'a transfer to somebody who is no member': {
    ask: ({ lender, stranger, goodId }, locale) =>
      said(lender.api, 'POST', `/goods/${goodId}/transfer`, locale, {
        user_id: stranger.id,
        title: 'カメラ',
      }),
    status: 400,
    says: [
      'You can only transfer an item to someone in your groups, or to an account you manage.',
      'ゆずれるのは、あなたのグループにいる人か、あなたが担当しているアカウントです。',
      'ゆずれるのは、あなたの グループに いる ひとか、あなたが たんとうして いる アカウントです。',
    ],
  },
  'an ISBN that is none': {
    ask: ({ lender }, locale) =>
      said(lender.api, 'POST', '/goods', locale, { title: 'A', isbn: '4901234567894' }),
    status: 400,
    field: 'isbn',
    says: [
      'Enter an ISBN: 13 digits, starting with 978.',
      '978で始まる13桁のISBNではありません。',
      'ISBN では ありません。978 から はじまる 13この すうじです。',
    ],
  },
  'the lower barcode of a book': {
    ask: ({ lender }, locale) =>
      said(lender.api, 'POST', '/goods', locale, { title: 'A', isbn: '1920793014003' }),
    status: 400,
    field: 'isbn',
    says: [
      'This is the lower barcode. Scan the upper one, which starts with 978.',
      'これは価格などのバーコードです。978で始まる上のバーコードを読み取ってください。',
      'これは したの しましまです。978 から はじまる うえの しましまを よみとって ください。',
    ],
  },
  'the end of an account with something out': {
    ask: ({ stranger }, locale) =>
      said(stranger.api, 'DELETE', `/users/${stranger.id}`, locale, { email: stranger.email }),
    status: 409,
    says: [
      'All bookings must be returned first.',
      '先にすべての予約を返却してください。',
      'さきに かりた ものを ぜんぶ かえして ください。',
    ],
  },
};
