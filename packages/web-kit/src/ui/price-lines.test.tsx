import { screen } from '@testing-library/react';
import { show } from '../../test/show';
import { addTranslations, laterTexts } from '../i18n/i18n';
import type { Locale } from '../i18n/locale';
import { CancellationTable } from './cancellation-table';
import { PriceLines } from './price-lines';
import type { QuoteLine } from './quote';

/** Rows of the table on the screen: the words of its cells. */
const rows = () =>
  screen.getAllByRole('row').map((row) => Array.from(row.children, (cell) => cell.textContent).join(' | '));

const line = (kind: QuoteLine['kind'], count: number, unit_price: number, quantity = 1): QuoteLine => ({
  ...{ kind, count, unit_price, quantity },
  amount: count * unit_price * quantity,
});

async function showInWords(element: React.ReactNode, locale: Locale) {
  await show(element, { locale });
  await addTranslations('kit', laterTexts);
}

describe('the lines of a price', () => {
  const lines = [
    line('week', 1, 5_000, 2),
    line('day', 5, 1_000, 2),
    line('hour', 2.75, 300),
    line('minimum', 1, 9),
  ];

  it.each<[Locale, string[]]>([
    [
      'ja',
      [
        '1週間 × ￥5,000 × 2個 | ￥10,000',
        '5日 × ￥1,000 × 2個 | ￥10,000',
        '2時間45分 × ￥300 | ￥825',
        '最低料金￥50までの差額 | ￥9',
        '合計（税込） | ￥20,834',
        'うち消費税（10%） | ￥1,894',
      ],
    ],
    [
      'en',
      [
        '1 week × ¥5,000 × 2 pieces | ¥10,000',
        '5 days × ¥1,000 × 2 pieces | ¥10,000',
        '2 h 45 min × ¥300 | ¥825',
        'Difference to the minimum charge of ¥50 | ¥9',
        'Total (tax included) | ¥20,834',
        'Tax included (10%) | ¥1,894',
      ],
    ],
    [
      'ja-Hira',
      [
        '1しゅうかん × 5,000えん × 2こ | 10,000えん',
        '5にち × 1,000えん × 2こ | 10,000えん',
        '2じかん 45ふん × 300えん | 825えん',
        'いちばん すくない おかね（50えん）までの ぶん | 9えん',
        'ぜんぶで（ぜいきんも いれて） | 20,834えん',
        'そのうち ぜいきん（10%） | 1,894えん',
      ],
    ],
  ])('say in %s how they come about, their total and its tax', async (locale, words) => {
    await showInWords(<PriceLines lines={lines} total={20_834} tax={1_894} />, locale);
    expect(rows()).toEqual(words);
  });
});

describe('the lines of a return', () => {
  const lines: QuoteLine[] = [
    { kind: 'extended', count: 2, unit_price: 0, quantity: 1, amount: 2_000 },
    line('late_day', 1, 1_000, 2),
    { ...line('late_day', 9, 1_000), amount: 5_500 },
    line('late_hour', 2.75, 300),
  ];

  it.each<[Locale, string[]]>([
    [
      'ja',
      [
        ...['延長分 | ￥2,000', '遅れ1日 × ￥1,000 × 2個 | ￥2,000'],
        ...['遅れ9日 × ￥1,000（上限まで） | ￥5,500', '遅れ2時間45分 × ￥300 | ￥825'],
      ],
    ],
    [
      'en',
      [
        ...['Extension | ¥2,000', 'Late by 1 day × ¥1,000 × 2 pieces | ¥2,000'],
        ...['Late by 9 days × ¥1,000, up to the limit | ¥5,500', 'Late by 2 h 45 min × ¥300 | ¥825'],
      ],
    ],
    [
      'ja-Hira',
      [
        ...['のばした ぶん | 2,000えん', 'おくれた 1にち × 1,000えん × 2こ | 2,000えん'],
        'おくれた 9にち × 1,000えん（いちばん たかくても ここまで） | 5,500えん',
        'おくれた 2じかん 45ふん × 300えん | 825えん',
      ],
    ],
  ])('say in %s what was extended, what was late, and where a limit applies', async (locale, words) => {
    await showInWords(<PriceLines lines={lines} total={10_325} tax={938} />, locale);
    expect(rows().slice(0, 4)).toEqual(words);
  });
});

describe('the cancellation table', () => {
  const steps = [
    { until: '2026-11-26T05:05:07.679Z', percent: 100, refund: 5_000 },
    { until: '2026-12-07T15:00:00Z', percent: 90, refund: 4_500 },
    { until: '2026-12-08T15:00:00Z', percent: 50, refund: 2_500 },
    { until: '2026-12-09T15:00:00Z', percent: 20, refund: 1_000 },
    { until: null, percent: 0, refund: 0 },
  ];
  const table = <CancellationTable steps={steps} total={5_000} zone="Asia/Tokyo" />;

  it.each<[Locale, string[]]>([
    [
      'ja',
      [
        '取り消す時 | 戻る割合 | 戻る額 | 戻らない額',
        '11/26（木） 14:05まで | 100% | ￥5,000 | ￥0',
        '12/7（月） 23:59まで | 90% | ￥4,500 | ￥500',
        '12/8（火） | 50% | ￥2,500 | ￥2,500',
        '12/9（水） | 20% | ￥1,000 | ￥4,000',
        '12/10（木）から | 0% | ￥0 | ￥5,000',
      ],
    ],
    [
      'en',
      [
        'When you cancel | Share | Refund | Not refunded',
        'Until Thu 26 Nov 14:05 | 100% | ¥5,000 | ¥0',
        'Until Mon 7 Dec 23:59 | 90% | ¥4,500 | ¥500',
        'Tue 8 Dec | 50% | ¥2,500 | ¥2,500',
        'Wed 9 Dec | 20% | ¥1,000 | ¥4,000',
        'From Thu 10 Dec | 0% | ¥0 | ¥5,000',
      ],
    ],
    [
      'ja-Hira',
      [
        'やめる とき | もどる わりあい | もどる おかね | もどらない おかね',
        '11がつ 26にち（もく） ごご 2じ 5ふん まで | 100% | 5,000えん | 0えん',
        '12がつ 7にち（げつ） ごご 11じ 59ふん まで | 90% | 4,500えん | 500えん',
        '12がつ 8にち（か） | 50% | 2,500えん | 2,500えん',
        '12がつ 9にち（すい） | 20% | 1,000えん | 4,000えん',
        '12がつ 10にち（もく） から | 0% | 0えん | 5,000えん',
      ],
    ],
  ])('says in %s when which part comes back', async (locale, words) => {
    await showInWords(table, locale);
    expect(rows()).toEqual(words);
    expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-current', 'time');
  });

  it('counts days in the zone of the booking, and names it to a browser elsewhere', async () => {
    const late = [{ ...steps[1]!, until: '2026-12-08T08:00:00Z' }, ...steps.slice(4)];
    await showInWords(<CancellationTable steps={late} total={5_000} zone="America/Los_Angeles" />, 'en');
    expect(rows().slice(1)).toEqual([
      'Until Mon 7 Dec 23:59 | 90% | ¥4,500 | ¥500',
      'From Tue 8 Dec | 0% | ¥0 | ¥5,000',
    ]);
    expect(screen.getByText('Dates and times are in America/Los_Angeles.')).toBeVisible();
  });

  it('has one row where cancelling returns nothing any more', async () => {
    await showInWords(<CancellationTable steps={steps.slice(4)} total={5_000} zone="Asia/Tokyo" />, 'en');
    expect(rows().slice(1)).toEqual(['From now on | 0% | ¥0 | ¥5,000']);
  });
});
