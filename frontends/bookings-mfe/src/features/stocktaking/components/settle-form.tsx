import { Button, type Good, TextArea, useTranslation } from '@kashikari/web-kit';
import { type FormEvent, useId, useState } from 'react';
import type { Period, SettleChoice, StockCheck } from '../api/stocktaking-types';
import { waysOf } from '../rules/ways';
import type { CheckSelection } from '../use-chosen';
import { useSettling } from './use-settling';

const MAX_REASON = 2_000;

interface Props {
  readonly period: Period;
  readonly check: StockCheck;
  readonly good: Good | undefined;
  readonly chosen: CheckSelection;
}

/** The ways to settle one difference, each with what follows from it. */
export function SettleForm({ period, check, good, chosen }: Props) {
  const { t } = useTranslation('bookings');
  const name = useId();
  const ways = waysOf(check, good?.quantity);
  const [wished, setChoice] = useState<SettleChoice>();
  const [reason, setReason] = useState('');
  const { run, busy } = useSettling(period, chosen);
  const choice = wished ?? ways[0]?.choice;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (choice) run([check.good_id], { choice, ...(choice === 'left' && { reason: reason.trim() }) });
  }

  return (
    <form className="stsettle" onSubmit={submit}>
      <fieldset>
        <legend>{t('stock.settle.title')}</legend>
        {ways.map(({ choice: one, becomes, missing }) => (
          // eslint-disable-next-line jsx-a11y/label-has-associated-control -- its words are deeper than the rule looks
          <label key={one} className={choice === one ? 'radio on' : 'radio'}>
            <input
              type="radio"
              className="vh"
              name={name}
              checked={choice === one}
              onChange={() => setChoice(one)}
            />
            <i aria-hidden="true" />
            <span className="sm">
              <b>{t(`stock.settle.${one}`, { count: one === 'lost' ? missing : (becomes ?? 0) })}</b>
              <span className="hint blk">{t(`stock.settle.${one}Hint`, { count: becomes ?? 0 })}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {choice === 'left' && (
        <TextArea
          label={t('stock.reason.label')}
          value={reason}
          onValue={setReason}
          required
          maxLength={MAX_REASON}
          rows={2}
        />
      )}
      <Button look="primary" type="submit" full busy={busy}>
        {t('stock.settle.verb')}
      </Button>
    </form>
  );
}
