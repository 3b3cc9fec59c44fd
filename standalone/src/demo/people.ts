import type { DemoMember } from './model';

/** The families and staff of the nursery, and the students and staff of the university. Each lender stays within its plan. */
export const MEMBERS: readonly DemoMember[] = [
  member('misaki', '佐藤 美咲', 'さとう みさき', [
    'himawari',
    'himawari-bunko',
    'minato-media',
    'minato-rooms',
  ]),
  member('haruto', '鈴木 陽翔', 'すずき はると', ['himawari', 'himawari-bunko']),
  member('yui', '高橋 結衣', 'たかはし ゆい', ['himawari', 'himawari-bunko']),
  member('souta', '田中 颯太', 'たなか そうた', ['himawari']),
  member('akari', '伊藤 あかり', 'いとう あかり', ['himawari-bunko', 'himawari']),
  member('kenji', '渡辺 健二', 'わたなべ けんじ', ['himawari']),
  member('rin', '山本 凛', 'やまもと りん', ['minato-media', 'minato-rooms']),
  member('daiki', '中村 大輝', 'なかむら だいき', ['minato-media', 'minato-rooms']),
  member('sakura', '小林 さくら', 'こばやし さくら', ['minato-media']),
  member('ren', '加藤 蓮', 'かとう れん', ['minato-media', 'minato-rooms']),
  member('mei', '吉田 芽依', 'よしだ めい', ['minato-media']),
  { ...member('emma', 'Emma Wilson', 'えま うぃるそん', ['minato-media', 'minato-rooms']), locale: 'en' },
];

function member(key: string, name: string, reading: string, groups: readonly string[]): DemoMember {
  return { key, name, reading, groups, email: `${key}@example.com` };
}
