import type { ErrorRow } from './row';

/** Refusals of imports of goods. */
export const IMPORTS = {
  'file.too_complex': {
    params: { 'of?': 'string', 'max?': 'number', 'line?': 'number' },
    ja: 'このファイルは大きすぎるか、複雑すぎて読み込めません。分けてお試しください。',
    en: 'This file is too large or too complex. Split it and try again.',
    'ja-Hira': 'おくった ものが おおきすぎるか ふくざつすぎて よめません。わけて ためして ください。',
  },
  'import.columns': {
    params: { needed: 'string[]', unknown: 'string' },
    ja: '見出しに{needed}のどれかが必要で、同じ見出しは1つだけです。使えない見出し：{unknown}',
    en: 'The sheet needs one of the headings {needed}, and each heading only once. Unknown: {unknown}',
    'ja-Hira':
      'みだしに {needed} の どれかが いります。おなじ みだしは 1つだけです。つかえない みだし: {unknown}',
  },
  'import.not_csv': {
    ja: '表として読めません。CSVまたはXLSXを選んでください。',
    en: 'This can’t be read as a sheet. Use CSV or XLSX.',
    'ja-Hira': 'ひょうとして よめません。CSV か XLSX を えらんで ください。',
  },
  'import.mangled_number': {
    ja: '表計算で番号が丸められています。元の番号を入れてください。',
    en: 'A spreadsheet has rounded this number. Enter the original one.',
    'ja-Hira': 'ひょうの なかで ばんごうが かわって います。もとの ばんごうを いれて ください。',
  },
  'import.picture': {
    ja: 'この画像は読み込めません。だれでも開けるhttpsのアドレスか確かめ、備品の画面から画像を加えてください。',
    en: 'This picture can’t be loaded. Check that its address begins with https and is public, or add it to the item by hand.',
    'ja-Hira':
      'この がぞうは よみこめません。https で はじまる、だれでも ひらける URLか たしかめて ください。',
  },
  'import.number': {
    ja: '数として読めません。2のような整数を入れてください。',
    en: 'This isn’t a number. Enter a whole number, such as 2.',
    'ja-Hira': 'かずとして よめません。2の ような すうじを いれて ください。',
  },
  'import.yes_no': {
    ja: '「はい」か「いいえ」（true、false）を入れてください。',
    en: 'Enter yes or no (true or false).',
    'ja-Hira': '「はい」か「いいえ」を いれて ください。',
  },
  'import.no_rows': {
    ja: '取り込む行がありません。',
    en: 'There are no rows to import.',
    'ja-Hira': 'とりこむ ぎょうが ありません。',
  },
  'import.too_many': {
    params: { max: 'number' },
    ja: '一度に取り込めるのは{max}行までです。',
    en: 'You can import up to {max} rows at once.',
    'ja-Hira': 'いちどに とりこめるのは {max}ぎょうまでです。',
  },
  'import.applied': {
    ja: 'この取り込みは終わっています。もう変えられません。',
    en: 'This import has been applied and can’t be changed any more. Start a new import.',
    'ja-Hira': 'この とりこみは おわって います。もう かえられません。',
  },
  'import.not_ready': {
    ja: 'まだ下見の途中です。少し待ってください。',
    en: 'The rows are still being checked. Wait a moment.',
    'ja-Hira': 'まだ たしかめて います。すこし まって ください。',
  },
  'import.faulty': {
    params: { faulty: 'number' },
    ja: '直すところのある行が{faulty}行あります。直すか、除いて取り込んでください。',
    en: 'Rows to correct: {faulty}. Correct them, or import without them.',
    'ja-Hira':
      'なおす ところの ある ぎょうが {faulty}ぎょう あります。なおすか、のぞいて とりこんで ください。',
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;
