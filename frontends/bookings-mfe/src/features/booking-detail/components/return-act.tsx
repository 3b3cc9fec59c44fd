import { Button, Stepper, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import type { BookingView } from '../../../api/get-booking';
import { useReturn } from '../../../api/use-return';
import { unitsOut } from '../../../rules/returned-units';

/** Takes a booking back; of several units it asks how many are back, all of them by default. */
export function ReturnAct({ booking }: { readonly booking: BookingView }) {
  const { t } = useTranslation('bookings');
  const { busy, markReturned } = useReturn(booking);
  const out = unitsOut(booking);
  const [chosen, setChosen] = useState<number | null>(null);
  const back = Math.min(chosen ?? out, out);
  return (
    <>
      {out > 1 && (
        <Stepper
          label={t('acts.howMany')}
          value={back}
          max={out}
          hint={t('acts.backOf', { back, of: out })}
          onChange={setChosen}
        />
      )}
      <Button
        look="primary"
        full
        busy={busy}
        onClick={() => {
          markReturned(back);
          setChosen(null);
        }}
      >
        {t('acts.return')}
      </Button>
    </>
  );
}
