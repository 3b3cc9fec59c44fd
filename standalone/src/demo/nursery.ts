import type { DemoGood, DemoLender } from './model';

const GARDEN = 'himawari';
const LIBRARY = 'himawari-bunko';

const goods: readonly DemoGood[] = [
  {
    key: 'picture-book-animals',
    title: '絵本セット「どうぶつ」',
    description:
      '動物の絵本を10冊、布の袋に入れてあります。読み終わったら冊数を数えてください。 #絵本 #3歳から',
    picture: 'picture-book',
    group: LIBRARY,
    terms: { location: '文庫の棚・1段目', quantity: 3, max_days: 14, margin_days: 1, management_id: 'E-001' },
  },
  {
    key: 'picture-book-season',
    title: '季節の絵本「なつ」',
    description: '海、花火、すいか割りの絵本です。 #絵本 #夏',
    picture: 'book',
    group: LIBRARY,
    terms: { location: '文庫の棚・1段目', quantity: 5, max_days: 14, management_id: 'E-002' },
  },
  {
    key: 'train-set',
    title: '木の電車セット',
    description: 'レール48本と車両12両。箱の写真のとおりに片づけて返してください。 #おもちゃ #電車',
    picture: 'train',
    group: LIBRARY,
    terms: { location: '文庫の棚・下', max_days: 7, margin_days: 1, management_id: 'O-001' },
  },
  {
    key: 'blocks',
    title: '積み木（大）',
    description: '200個入りの白木の積み木。消毒に1日かかります。 #おもちゃ',
    picture: 'blocks',
    group: LIBRARY,
    terms: { location: '文庫の棚・下', quantity: 2, max_days: 7, margin_days: 1, management_id: 'O-002' },
  },
  {
    key: 'ball',
    title: 'やわらかボール',
    description: '室内でも使える、当たっても痛くないボールです。 #運動',
    picture: 'ball',
    group: GARDEN,
    terms: { location: '外の倉庫', quantity: 20, max_days: 3 },
  },
  {
    key: 'stroller',
    title: 'お散歩カー（6人乗り）',
    description: 'ブレーキの確認をしてから出発してください。 #お散歩',
    picture: 'stroller',
    group: GARDEN,
    terms: { location: '玄関', quantity: 2, max_days: 2 },
  },
  {
    key: 'taiko',
    title: '和太鼓',
    description: '夏祭りと発表会で使います。ばちは2組付いています。 #行事 #楽器',
    picture: 'taiko',
    group: GARDEN,
    terms: { location: 'ホール', quantity: 3, max_days: 14, margin_days: 1 },
  },
  {
    key: 'happi',
    title: '子ども用はっぴ',
    description:
      '90〜120cm。洗濯してから返してください。洗濯と乾燥のため返却の次の日は貸し出しません。 #行事 #衣装',
    picture: 'happi',
    group: GARDEN,
    terms: { location: 'ホール 衣装棚', quantity: 30, max_days: 10, margin_days: 1 },
  },
  {
    key: 'yukata',
    title: '浴衣（大人用）',
    description: '先生と保護者のための浴衣です。帯と下駄が付きます。 #行事 #衣装',
    picture: 'kimono',
    group: GARDEN,
    terms: { location: 'ホール 衣装棚', quantity: 8, max_days: 5, margin_days: 2 },
  },
  {
    key: 'lantern',
    title: 'ちょうちん',
    description: 'LEDのあかりが入ります。電池は単3です。 #行事 #夏',
    picture: 'lantern',
    group: GARDEN,
    terms: { location: '体育倉庫', quantity: 24, max_days: 7 },
  },
  {
    key: 'takoyaki',
    title: 'たこ焼き器',
    description: 'ガス式、28穴。使う前に園へ連絡してください。 #行事 #料理',
    picture: 'takoyaki',
    group: GARDEN,
    terms: { location: '体育倉庫', quantity: 2, max_days: 3, margin_days: 1 },
  },
  {
    key: 'tent',
    title: '運動会テント',
    description: '2間×3間。組み立ては大人4人で。 #行事 #屋外',
    picture: 'tent',
    group: GARDEN,
    terms: { location: '体育倉庫', quantity: 4, max_days: 4, is_public_use: true, is_public: true },
  },
  {
    key: 'megaphone',
    title: 'メガホン',
    description: 'サイレン付き。避難訓練の日は借りられません。 #行事',
    picture: 'megaphone',
    group: GARDEN,
    terms: { location: '職員室 キャビネットA', quantity: 2, max_days: 3 },
    neverLent: true,
  },
  {
    key: 'umbrella',
    title: '置き傘',
    description: '急な雨のときに。次の登園日に返してください。 #雨の日',
    picture: 'umbrella',
    group: GARDEN,
    terms: { location: '玄関', quantity: 15, max_days: 3, confirmation_upon_return: true },
  },
  {
    key: 'cooler',
    title: 'クーラーボックス（45L）',
    description: '保冷剤は冷凍庫に入っています。 #屋外',
    picture: 'cooler',
    group: GARDEN,
    terms: { location: '体育倉庫', quantity: 2, max_days: 3, is_public_use: true, is_public: true },
  },
  {
    key: 'sewing-machine',
    title: 'ミシン',
    description: '入園準備の袋物に。ボビンと糸は各自で。 #手芸',
    picture: 'sewing-machine',
    group: GARDEN,
    terms: { location: '職員室 キャビネットB', max_days: 7, margin_days: 1 },
  },
  {
    key: 'tricycle',
    title: '補助輪つき自転車',
    description: '16インチ。ヘルメットも一緒に借りてください。 #運動 #屋外',
    picture: 'bicycle',
    group: GARDEN,
    terms: { location: '外の倉庫', quantity: 3, max_days: 3 },
  },
  {
    key: 'chair',
    title: '折りたたみ椅子',
    description: '発表会や保護者会に。20脚ずつ台車に載っています。 #行事',
    picture: 'chair',
    group: GARDEN,
    terms: { location: 'ホール', quantity: 100, max_days: 3, is_public_use: true, is_public: true },
  },
  {
    key: 'ladder',
    title: '脚立（2m）',
    description: '飾りつけのときは必ず二人で使ってください。 #行事',
    picture: 'ladder',
    group: GARDEN,
    terms: { location: '外の倉庫', max_days: 2 },
  },
  {
    key: 'playroom',
    title: '遊戯室',
    description: '土曜日と平日の夕方に使えます。15分単位で予約できます。 #部屋',
    picture: 'key',
    group: GARDEN,
    terms: { is_hourly: true },
  },
];

/** A nursery that lends picture books, costumes and festival gear to its families. */
export const NURSERY: DemoLender = {
  key: 'nursery',
  name: 'ひまわり保育園',
  reading: 'ひまわりほいくえん',
  email: 'himawari@example.com',
  rules: {
    extendable_days: 7,
    pick_up_note:
      '職員室は開いています。先生に声をかけてください。土曜は玄関のインターホンを押してください。',
  },
  groups: [
    {
      slug: GARDEN,
      name: 'ひまわり保育園の備品',
      description: '行事の道具、衣装、おもちゃ。保護者と先生が借りられます。',
      passcode: 'himawari',
      memberBookingVisible: true,
      posts: [
        '夏祭りの道具\n法被と提灯は、祭りの前の週からまとめて貸し出します。組ごとに1人が予約してください。',
        '補助輪つき自転車を直しました\n3台とも、ブレーキの部品を新しくしました。',
      ],
      folders: [
        { title: '行事', goods: ['tent', 'chair', 'taiko', 'megaphone'] },
        { title: '外あそび', goods: ['ball', 'tricycle', 'stroller', 'cooler'] },
      ],
    },
    {
      slug: LIBRARY,
      name: 'ひまわり文庫',
      description: '絵本とおもちゃを2週間まで貸し出しています。',
      passcode: 'ehon-no-mori',
      posts: [
        '返すときのお願い\n本の数を数えて、袋に入れて返してください。やぶれたページはそのままお知らせください。',
      ],
      folders: [
        { title: '絵本', goods: ['picture-book-animals', 'picture-book-season'] },
        { title: 'おもちゃ', goods: ['train-set', 'blocks'] },
      ],
    },
  ],
  goods,
};
