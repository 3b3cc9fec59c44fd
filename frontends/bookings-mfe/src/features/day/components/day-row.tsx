import { Button, ButtonLink, Link, Picture, useTranslation } from '@kashikari/web-kit';
import { type KeyboardEvent, useState } from 'react';
import type { BookingView } from '../../../api/get-booking';
import { useRowActs } from '../../../api/use-row-acts';
import { RemindDialog } from '../../../remind-dialog';
import { mayRemind } from '../../../rules/remind';
import { unitsNamed } from '../../../rules/returned-units';
import type { PartName } from '../api/get-day';
import { isChoosable } from '../rules/choose';
import { rowAct } from '../rules/row-act';
import type { Choice } from '../../../chosen/use-choice';
import { RowMenu } from './row-menu';
import { RowWhen } from './row-when';

export interface RowProps {
  readonly part: PartName;
  readonly booking: BookingView;
  readonly borrower: string | undefined;
  readonly thumbnail: string | null | undefined;
  readonly place: string | null | undefined;
  readonly choice: Choice;
}

/**
 * One booking of the day with its good, borrower, time and place. The likeliest act is a button; the others are behind
 * ⋯.
 */
export function DayRow({ part, booking, borrower, thumbnail, place, choice }: RowProps) {
  const { t } = useTranslation('bookings');
  const { busy, run } = useRowActs(booking);
  const act = rowAct(part, booking);
  const title = booking.good_title || t('gone');
  const [reminding, setReminding] = useState(false);
  const remind = mayRemind(booking) ? () => setReminding(true) : undefined;
  const chosen = choice.has(booking.id);
  const refusal = choice.refusalOf(booking.id);
  const choosable = isChoosable(part, booking);

  function onKeyDown(event: KeyboardEvent<HTMLLIElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
    if (event.key === 'x' && choosable) choice.toggle(booking);
    else if (event.key === 'r' && act === 'return') run('return');
    else if (event.key === 'h' && act === 'hand_over') run('hand_over');
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts for the controls in the row
    <li className={chosen ? 'dayrow on' : 'dayrow'} data-row={booking.id} onKeyDown={onKeyDown}>
      {choosable ? (
        <button
          type="button"
          className="ck"
          role="checkbox"
          aria-checked={chosen}
          aria-label={t('day.choose', { title })}
          onClick={() => choice.toggle(booking)}
        />
      ) : (
        <span />
      )}
      <Picture id={booking.good_id} url={thumbnail} />
      <div className="dayin">
        <Link className="b clip2" to={`/bookings/${booking.id}`}>
          {title}
          {unitsNamed(booking) > 1 && ` ×${unitsNamed(booking)}`}
        </Link>
        <div className="meta">{[borrower, place].filter(Boolean).join('・')}</div>
        <div className="row wrap rowmeta">
          <RowWhen part={part} booking={booking} />
        </div>
        {refusal && (
          <p className="sm dayno" role="alert">
            {refusal}
          </p>
        )}
      </div>
      <div className="row dayacts">
        {act ? (
          <Button
            small
            busy={busy === act}
            onClick={() => run(act)}
            aria-label={t(`day.actOn.${act}`, { title })}
          >
            {t(`day.acts.${act}`)}
          </Button>
        ) : (
          <ButtonLink small to={`/bookings/${booking.id}`}>
            {t('day.open')}
          </ButtonLink>
        )}
        {remind && part === 'late' && (
          <Button small onClick={remind} aria-label={t('day.remind.of', { title })}>
            {t('day.remind.verb')}
          </Button>
        )}
        {part !== 'settled' && <RowMenu booking={booking} run={run} onRemind={remind} />}
      </div>
      {reminding && (
        <RemindDialog booking={booking} borrower={borrower} onClose={() => setReminding(false)} />
      )}
    </li>
  );
}

/** Returns true for keys pressed in a dialog or menu of the row, which are not shortcuts. */
function isElsewhere(target: EventTarget): boolean {
  return (target as HTMLElement).closest('dialog, [role="menu"]') !== null;
}
