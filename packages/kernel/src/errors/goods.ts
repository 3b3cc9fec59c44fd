import type { ErrorRow } from './row';

/** Refusals of goods, pictures and calendars. */
export const GOODS = {
  'good.hourly_quantity': {
    params: { max: 'number' },
    ja: '時間貸しの備品の数量は1です。',
    en: 'The quantity of an item lent by the hour must be 1.',
    'ja-Hira': 'じかんで かす ものは 1つだけです。',
  },
  'good.hourly_margin': {
    params: { max: 'number' },
    ja: '時間貸しの備品に準備日は設定できません。',
    en: 'An item lent by the hour can’t have preparation days.',
    'ja-Hira': 'じかんで かす ものに じゅんびの ひは つけられません。',
  },
  'good.range': {
    params: { from: 'string', to: 'string' },
    ja: '最終日は初日より後にしてください。',
    en: 'The last day must be after the first.',
    'ja-Hira': 'おわりの ひは はじまりより あとに して ください。',
  },
  'good.isbn': {
    ja: '978で始まる13桁のISBNではありません。',
    en: 'Enter an ISBN: 13 digits, starting with 978.',
    'ja-Hira': 'ISBN では ありません。978 から はじまる 13この すうじです。',
  },
  'good.isbn_jan': {
    ja: 'これは価格などのバーコードです。978で始まる上のバーコードを読み取ってください。',
    en: 'This is the lower barcode. Scan the upper one, which starts with 978.',
    'ja-Hira': 'これは したの しましまです。978 から はじまる うえの しましまを よみとって ください。',
  },
  'good.price_unit': {
    params: { is_hourly: 'boolean' },
    ja: '時間貸しの備品は1時間の料金だけ、日貸しの備品は1日・1週間・1か月の料金だけを設定できます。',
    en: 'Set a price per hour for an item lent by the hour, or per day, week or month for one lent by the day.',
    'ja-Hira':
      'じかんで かす ものは 1じかんの ねだん、ひで かす ものは 1にち、1しゅうかん、1かげつの ねだんだけです。',
  },
  'good.management_id_taken': {
    params: { management_id: 'string' },
    ja: 'この管理番号は、別の備品で使われています。別の番号にしてください。',
    en: 'Another item of this lender has this number. Choose a different one.',
    'ja-Hira': 'この ばんごうは ほかの ものが つかって います。べつの ばんごうに して ください。',
  },
  'good.code_taken': {
    params: { code: 'string', 'by?': 'string', 'good_id?': 'string', 'title?': 'string' },
    ja: 'コード{code}は、この貸し手の別の備品で使われています。ほかのコードを使うか、元の備品から外してください。',
    en: 'Another item of this lender has the code {code}. Use a different one, or remove it there first.',
    'ja-Hira':
      '{code} は ほかの ものが つかって います。べつの ものに するか、さきに そちらから はずして ください。',
    of: {
      good: {
        ja: 'コード{code}は「{title}」で使われています。ほかのコードを使うか、元の備品から外してください。',
        en: '“{title}” has the code {code}. Use a different one, or remove it there first.',
        'ja-Hira':
          '{code} は「{title}」が つかって います。べつの ものに するか、さきに そちらから はずして ください。',
      },
    },
  },
  'good.on_loan': {
    params: { out: 'number' },
    ja: '貸出中です。先に返却してください。',
    en: 'The item is out. It must be returned first.',
    'ja-Hira': 'いま かして います。さきに かえして もらって ください。',
  },
  'good.group': {
    params: { group_id: 'string' },
    ja: 'このグループには備品を登録できません。',
    en: 'You can’t add items to this group.',
    'ja-Hira': 'この グループには ものを とうろくできません。',
  },
  'good.no_transferee': {
    ja: 'ゆずれるのは、あなたのグループにいる人か、あなたが担当しているアカウントです。',
    en: 'You can only transfer an item to someone in your groups, or to an account you manage.',
    'ja-Hira': 'ゆずれるのは、あなたの グループに いる ひとか、あなたが たんとうして いる アカウントです。',
  },
  'good.confirmation': {
    ja: '備品の名前が一致しません。',
    en: 'The item’s name doesn’t match.',
    'ja-Hira': 'ものの なまえが ちがいます。',
  },
  'label.charset': {
    params: { title: 'string', management_id: 'string' },
    ja: '「{title}」の管理番号「{management_id}」は、このバーコードに書けません。QRなら書けます。',
    en: 'The number “{management_id}” of “{title}” doesn’t fit this barcode. Choose QR.',
    'ja-Hira':
      '「{title}」の ばんごう「{management_id}」は この しましまに かけません。QRを えらんで ください。',
  },
  'label.too_long': {
    params: { title: 'string', management_id: 'string' },
    ja: '「{title}」の管理番号「{management_id}」は長すぎて、このラベルに入りません。大きいラベルかQRにしてください。',
    en: 'The number “{management_id}” of “{title}” is too long for this label. Choose a larger label or QR.',
    'ja-Hira':
      '「{title}」の ばんごう「{management_id}」は ながくて この ふだに はいりません。おおきい ふだか QRに して ください。',
  },
  'code.too_long': {
    params: { max: 'number' },
    ja: 'コードは{max}文字までです。備品かカードのコードを読み取ってください。',
    en: 'A code has up to {max|character|characters}. Scan the code of an item or a card.',
    'ja-Hira': 'よみとった ものが ながすぎます。{max}もじ までです。ものか カードを よみとって ください。',
  },
  'transfer.ended': {
    ja: 'この依頼は終わりました。必要なときは、もう一度ゆずってもらってください。',
    en: 'This request has ended. If you still want the item, ask its owner to transfer it again.',
    'ja-Hira': 'この おねがいは おわりました。ほしい ときは、もう いちど ゆずって もらって ください。',
  },
  'folder.good': {
    ja: 'この備品は、グループまたはフォルダにありません。',
    en: 'This item is not in the group or the folder.',
    'ja-Hira': 'この ものは、グループか たなに ありません。',
  },
  'review.not_returned': {
    ja: '借りて返した備品に、声を書けます。',
    en: 'You can review an item once you have borrowed and returned it.',
    'ja-Hira': 'かりて かえした ものに、こえを かけます。',
  },
  'review.exists': {
    params: { review_id: 'string' },
    ja: 'この備品には、もう声を書いています。その声を直せます。',
    en: 'You have already reviewed this item. You can edit your review.',
    'ja-Hira': 'この ものの こえは もう かきました。それを なおせます。',
  },
  'image.type': {
    params: { 'expected?': 'string', 'allowed?': 'string[]' },
    ja: 'JPEG、PNG、WebP、AVIFの画像を選んでください。',
    en: 'Choose a JPEG, PNG, WebP or AVIF picture.',
    'ja-Hira': 'JPEG、PNG、WebP、AVIF の えを えらんで ください。',
  },
  'image.size': {
    params: { 'max?': 'number', 'max_pixels?': 'number', 'expected?': 'number', 'received?': 'number' },
    ja: 'この画像のサイズは受け付けられません。',
    en: 'The size of this picture isn’t allowed. Choose a smaller one.',
    'ja-Hira': 'この えの おおきさは うけとれません。',
  },
  'image.broken': {
    ja: '画像を読み込めません。',
    en: 'This picture can’t be read.',
    'ja-Hira': 'えを よめませんでした。',
  },
  'image.unknown': {
    params: { 'image_id?': 'string' },
    ja: '画像が見つかりません。',
    en: 'Picture not found.',
    'ja-Hira': 'えが みつかりません。',
  },
  'calendar.no_entries': {
    ja: 'このファイルには、今日以降の予定がありません。',
    en: 'This file has no calendar entries from today on.',
    'ja-Hira': 'きょうからあとの よていが はいって いません。',
  },
  'feed.exists': {
    ja: 'このカレンダーのURLはすでにあります。',
    en: 'This calendar link already exists.',
    'ja-Hira': 'これは もう あります。',
  },
} as const satisfies Record<string, ErrorRow>;
