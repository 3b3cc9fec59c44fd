import type { ErrorRow } from './row';

/** Refusals of stocktaking. */
export const STOCKTAKING = {
  'scan.id_reused': {
    ja: '同じ番号の読み取りが、別の内容ですでに記録されています。',
    en: 'A scan with this ID is already recorded with different content.',
    'ja-Hira': 'おなじ ばんごうの よみとりが、べつの ないようで きろくされて います。',
  },
  'stocktaking.open': {
    params: { period_id: 'string', name: 'string' },
    ja: '棚卸し「{name}」がまだ終わっていません。',
    en: 'The stocktaking “{name}” is still open.',
    'ja-Hira': 'たなおろし「{name}」が まだ おわって いません。',
  },
  'stocktaking.closed': {
    ja: 'この棚卸しは終了しています。',
    en: 'This stocktaking is closed.',
    'ja-Hira': 'この たなおろしは おわって います。',
  },
  'stocktaking.not_closed': {
    ja: '差異の処理は、棚卸しを終了してから行ってください。',
    en: 'Close the stocktaking before you settle differences.',
    'ja-Hira': 'ちがいの しょりは、たなおろしを おえてから して ください。',
  },
  'stocktaking.settled': {
    params: { choice: 'string' },
    ja: 'この差異はすでに処理されています。',
    en: 'This difference has already been settled.',
    'ja-Hira': 'この ちがいは もう しょりされて います。',
  },
  'stocktaking.good_changed': {
    params: { quantity: 'number' },
    ja: '棚卸しの後に数量が{quantity}に変わりました。備品の編集画面で確かめてください。',
    en: 'The quantity was changed to {quantity} after the stocktaking. Check it on the item’s edit page.',
    'ja-Hira':
      'たなおろしの あとに かずが {quantity} に かわりました。へんしゅうの がめんで たしかめて ください。',
  },
  'stocktaking.choice': {
    params: { choice: 'string' },
    ja: 'この差異は、その方法では処理できません。',
    en: 'This difference can’t be settled that way.',
    'ja-Hira': 'この ちがいは、その やりかたでは しょりできません。',
  },
  'stocktaking.no_maintenance': {
    ja: '「使用停止」はまだ選べません。別の方法を選んでください。',
    en: 'Items can’t be taken out of service yet. Choose another way.',
    'ja-Hira': '「つかうのを やめる」は まだ えらべません。べつの やりかたを えらんで ください。',
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;
