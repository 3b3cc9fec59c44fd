import { Button, Glyph, Link, Picture, useTranslation } from '@kashikari/web-kit';
import type { PickerRow } from '../rows';

interface Props {
  readonly row: PickerRow;
  readonly isChosen: boolean;
  /** The reason why the last act did not change the good. */
  readonly reason: string | undefined;
  onToggle(isChosen: boolean, shiftKey: boolean): void;
}

/** One good. A press with Shift chooses all rows from the one that was pressed before. */
export function TableRow({ row, isChosen, reason, onToggle }: Props) {
  const { t } = useTranslation('goods');
  const { good } = row;
  return (
    <tr className={[isChosen && 'on', reason && 'refused'].filter(Boolean).join(' ')}>
      <td className="c-box">
        <button
          type="button"
          className="ck"
          role="checkbox"
          aria-checked={isChosen}
          aria-label={row.title}
          aria-describedby={
            [row.note && `note-${good.id}`, reason && `why-${good.id}`].filter(Boolean).join(' ') || undefined
          }
          onClick={(event) => onToggle(!isChosen, event.shiftKey)}
        />
      </td>
      <td className="c-picture">
        <Picture id={good.id} url={good.thumbnail_url} size="small" />
      </td>
      <th scope="row" className="c-title">
        <Link to={`/goods/${good.id}`}>{row.title}</Link>
        {row.note && (
          <p className="meta" id={`note-${good.id}`}>
            {row.note}
          </p>
        )}
        {reason && (
          <div className="row wrap">
            <p className="errm" id={`why-${good.id}`}>
              <Glyph state="overdue" />
              <span>{reason}</span>
            </p>
            <Button look="quiet" small onClick={() => onToggle(false, false)}>
              {t('picker.takeOff')}
            </Button>
          </div>
        )}
      </th>
      <td className="c-number">{row.number}</td>
      <td className="c-groups">{row.groups}</td>
      <td className="c-folders">{row.folders}</td>
      <td className="c-quantity">{row.quantity}</td>
      <td className="c-days">{row.days !== undefined && t('picker.days', { count: row.days })}</td>
    </tr>
  );
}
