import { ButtonLink, type Good, Note, Picture, useTranslation } from '@kashikari/web-kit';
import type { CountScope, StockCheck } from '../api/stocktaking-types';
import { isOpen } from '../api/stocktaking-types';
import { countAddress } from '../rules/addresses';
import { isUndecided, type CheckSelection } from '../use-chosen';
import { CountHistory } from './count-history';
import { Decided } from './decided';
import { SettleForm } from './settle-form';

interface Props {
  readonly slug: string;
  readonly scope: CountScope;
  readonly date: string | null;
  readonly check: StockCheck;
  readonly good: Good | undefined;
  readonly settledBy: string | undefined;
  readonly chosen: CheckSelection;
}

/**
 * One item of the check: the calculation of its quantity, its counts with their authors, and the decision about the
 * difference.
 */
export function CheckPanel({ slug, scope, date, check, good, settledBy, chosen }: Props) {
  const { t } = useTranslation('bookings');
  const { expected_quantity: expected, actual_quantity: actual } = check;
  const refusal = chosen.refusalOf(check);
  const facts: readonly (readonly [string, string | number])[] = [
    [t('stock.column.expected'), expected],
    [t('stock.column.actual'), actual ?? t('stock.dash')],
  ];
  return (
    <div className="stpanel">
      <div className="row">
        <Picture id={check.good_id} url={good?.thumbnail_url} size="large" />
        <div className="grow">
          <h2>{good?.title ?? t('gone')}</h2>
          <p className="meta">{[good?.management_id, good?.location].filter(Boolean).join('・')}</p>
        </div>
      </div>
      <dl className="stfacts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CountHistory scope={scope} goodId={check.good_id} date={date} />
      {refusal && <Note tone="error">{refusal}</Note>}
      {isOpen(scope) && (
        <ButtonLink full to={countAddress(slug, check.good_id, scope.period)}>
          {t(actual === null ? 'stock.countThis' : 'stock.countAgain')}
        </ButtonLink>
      )}
      {scope.period && !isOpen(scope) && isUndecided(check) && (
        <SettleForm key={check.good_id} period={scope.period} check={check} good={good} chosen={chosen} />
      )}
      <Decided check={check} by={settledBy} />
    </div>
  );
}
