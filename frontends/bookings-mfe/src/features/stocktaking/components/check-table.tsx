import { type DeskColumn, DeskTable, Picture, useTranslation } from '@kashikari/web-kit';
import type { CheckAnswer, CountScope, StockCheck } from '../api/stocktaking-types';
import { isUndecided, type CheckSelection } from '../use-chosen';
import { CheckPanel } from './check-panel';
import { differenceWords, useCheckWords } from './check-rows';
import { Decided } from './decided';
import { StateMark } from './state-mark';

export interface CheckListProps {
  readonly slug: string;
  readonly scope: CountScope;
  readonly answer: CheckAnswer;
  /** Differences can be settled. */
  readonly settles: boolean;
  readonly chosen: CheckSelection;
}

/** The check of a wide window as a table, with one item in the panel beside it. */
export function CheckTable({ slug, scope, answer, settles, chosen }: CheckListProps) {
  const { t } = useTranslation('bookings');
  const words = useCheckWords(answer);
  const columns: DeskColumn<StockCheck>[] = [
    {
      id: 'item',
      title: t('stock.column.item'),
      names: true,
      cell: (check) => (
        <div className="row">
          <Picture id={check.good_id} url={words.goodOf(check)?.thumbnail_url} size="small" />
          <span>
            {words.titleOf(check)}
            <span className="meta blk">{words.goodOf(check)?.location}</span>
          </span>
        </div>
      ),
    },
    {
      id: 'expected',
      title: t('stock.column.expected'),
      cell: ({ expected_quantity: expected }) => <span className="stn">{expected}</span>,
    },
    {
      id: 'actual',
      title: t('stock.column.actual'),
      cell: ({ actual_quantity: actual }) => <b className="stn">{actual ?? '—'}</b>,
    },
    {
      id: 'difference',
      title: t('stock.column.difference'),
      cell: ({ difference }) => <span className="stn">{differenceWords(difference)}</span>,
    },
    {
      id: 'state',
      title: t('stock.column.state'),
      cell: (check) => (
        <>
          <StateMark state={check.state} difference={check.difference} />
          <span className="meta blk">{words.countedOf(check)}</span>
          {chosen.refusalOf(check) && (
            <span className="sm stno blk" role="alert">
              {chosen.refusalOf(check)}
            </span>
          )}
        </>
      ),
    },
    ...(scope.period?.closed_at
      ? [
          {
            id: 'choice',
            title: t('stock.column.choice'),
            cell: (check: StockCheck) => <Decided check={{ ...check, reason: null }} />,
          },
        ]
      : []),
  ];
  return (
    <DeskTable
      label={t('stock.checkTitle')}
      columns={columns}
      parts={[{ rows: answer.checks }]}
      idOf={({ good_id: id }) => id}
      nameOf={words.titleOf}
      choice={{ has: chosen.has, may: (check) => settles && isUndecided(check), toggle: chosen.toggle }}
      panel={(check) => (
        <CheckPanel
          slug={slug}
          scope={scope}
          date={answer.date}
          check={check}
          good={words.goodOf(check)}
          settledBy={words.nameOf(check.settled_by)}
          chosen={chosen}
        />
      )}
    />
  );
}
