import type { Knex } from 'knex';

const KATAKANA =
  'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ';
const HIRAGANA =
  'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ';

/** Voicing marks that no kana before them can take. `translate` removes what has no counterpart. */
const STRAY_VOICING_MARKS = '\u3099\u309a';

/** The sigma at the end of a word is a letter by itself. PostgreSQL and JavaScript differ on where words end. */
const [FINAL_SIGMA, SIGMA] = ['ς', 'σ'];

/**
 * The kernel's `fold` as an SQL expression, with one small sigma. It calls built-in functions only: functions in `sql/` are
 * applied after the migrations. `folded-columns.test.ts` compares it with `fold`.
 */
function folded(column: string): string {
  const small = `lower(normalize(${column}, NFKC) collate pg_unicode_fast)`;
  const plain = `normalize(regexp_replace(normalize(${small}, NFKD), '[\\u0300-\\u036f]', '', 'g'), NFC)`;
  const [from, to] = [`${KATAKANA}${FINAL_SIGMA}${STRAY_VOICING_MARKS}`, `${HIRAGANA}${SIGMA}`];
  const hiragana = `translate(${plain}, '${from}', '${to}')`;
  const dashes = `regexp_replace(${hiragana}, '([ぁ-ゖー])[-‐-―−](?=[ぁ-ゖー])', '\\1ー', 'g')`;
  return `regexp_replace(${dashes}, '([ぁ-ゖ][ぁ-ゖー]+[ぁ-ゖ])ー+(?![ぁ-ゖー])', '\\1', 'g')`;
}

/**
 * The texts by which bookings are searched, folded as in the search of goods. The columns are generated, so existing rows
 * have them, processes of the previous version fill them, and an erased text is erased in its folded form, too. Each
 * statement rewrites its table, `booking` in about 13 s per million rows; it comes last, because bookings wait meanwhile.
 */
export async function up(knex: Knex): Promise<void> {
  for (const [table, column] of [
    ['account', 'name'],
    ['good', 'title'],
    ['booking', 'memo'],
  ] as const) {
    const sql = `alter table ${table} add column folded_${column} text generated always as (${folded(column)}) stored`;
    // knex reads a plain question mark as a parameter.
    await knex.raw(sql.replaceAll('?', '\\?'));
  }
}
