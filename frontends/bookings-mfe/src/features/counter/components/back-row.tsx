import { Button, Picture, StateChip, Stepper, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import { type BackBooking, type TrayGood, unitsBack } from '../rules/tray';

interface Props {
  readonly good: TrayGood;
  readonly back: BackBooking;
  /** Sets the number of returned units. */
  onBack(units: number): Promise<void>;
}

/** One returned good. If it has several units, their number can be set to all or to none. */
export function BackRow({ good, back, onBack }: Props) {
  const { t } = useTranslation('bookings');
  const [busy, setBusy] = useState(false);
  const units = unitsBack(back);

  function set(wanted: number): void {
    if (busy) return;
    setBusy(true);
    void onBack(wanted).finally(() => setBusy(false));
  }

  return (
    <>
      <div className="lrow">
        <Picture id={good.id} url={good.thumbnail_url} />
        <div className="grow">
          <h3 className="clip2">{good.title}</h3>
          <div className="row wrap rowmeta">
            <StateChip state={units < back.of ? 'part' : 'free'}>
              {units < back.of ? t('state.partBack', { back: units, of: back.of }) : t('state.returned')}
            </StateChip>
          </div>
        </div>
      </div>
      <div className="row wrap ctways" role="group" aria-label={good.title}>
        {back.of - back.before > 1 && (
          <Stepper
            label={t('counter.piecesBack')}
            value={units}
            min={back.before + 1}
            max={back.of}
            onChange={set}
          />
        )}
        {units < back.of && (
          <Button small look="soft" busy={busy} onClick={() => set(back.of)}>
            {t('counter.allBack', { count: back.of })}
          </Button>
        )}
        <Button small look="quiet" busy={busy} onClick={() => set(back.before)}>
          {t('undo')}
        </Button>
      </div>
    </>
  );
}
