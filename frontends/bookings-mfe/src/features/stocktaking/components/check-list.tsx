import { Link, Picture, useTranslation } from '@kashikari/web-kit';
import { countAddress } from '../rules/addresses';
import { isOpen } from '../api/stocktaking-types';
import { isUndecided } from '../use-chosen';
import { useCheckWords } from './check-rows';
import type { CheckListProps } from './check-table';
import { Decided } from './decided';
import { StateMark } from './state-mark';

/** The check of a narrow window as rows: counted and expected quantity, state, and the last count's author and time. */
export function CheckList({ slug, scope, answer, settles, chosen }: CheckListProps) {
  const { t } = useTranslation('bookings');
  const words = useCheckWords(answer);
  return (
    <ul className="card list stpast">
      {answer.checks.map((check) => {
        const title = words.titleOf(check);
        const refusal = chosen.refusalOf(check);
        return (
          <li key={check.good_id} className={chosen.has(check) ? 'lrow on' : 'lrow'}>
            {settles && !isUndecided(check) && <span className="stnobox" />}
            {settles && isUndecided(check) && (
              <button
                type="button"
                className="ck"
                role="checkbox"
                aria-checked={chosen.has(check)}
                aria-label={title}
                onClick={() => chosen.toggle(check)}
              />
            )}
            <Picture id={check.good_id} url={words.goodOf(check)?.thumbnail_url} />
            <div className="grow">
              {isOpen(scope) ? (
                <Link className="b clip2" to={countAddress(slug, check.good_id, scope.period)}>
                  {title}
                </Link>
              ) : (
                <span className="b clip2">{title}</span>
              )}
              <div className="row wrap">
                <StateMark state={check.state} difference={check.difference} />
              </div>
              <p className="meta">{words.countedOf(check) || words.goodOf(check)?.location}</p>
              <Decided check={check} by={words.nameOf(check.settled_by)} />
              {refusal && (
                <p className="sm stno" role="alert">
                  {refusal}
                </p>
              )}
            </div>
            <span className="stof">
              <b>
                <span className="vh">{t('stock.column.actual')} </span>
                {check.actual_quantity ?? '—'}
              </b>
              <span className="meta">
                <span aria-hidden="true">/ </span>
                <span className="vh">{t('stock.column.expected')} </span>
                {check.expected_quantity}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
