import {
  Button,
  ErrorNote,
  type Good,
  Note,
  Picture,
  TextArea,
  TextField,
  useTranslation,
} from '@kashikari/web-kit';
import { type FormEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useGoodCheck } from '../api/get-check';
import type { CountScope } from '../api/stocktaking-types';
import { readTyped } from '../rules/read-typed';
import { focusOnArrival } from '../focus-on-arrival';
import { BigNumber } from './big-number';
import { CountHistory } from './count-history';
import { DraftMark } from './state-mark';
import { type SavedCount, useDraftCount } from './use-draft-count';
import { MAX_NAME } from './new-period';

const MAX_CONDITION = 200;
const MAX_NOTE = 2_000;

/** The handle by which the next code changes or saves the open count. */
export interface CountCardHandle {
  /** Adds one unit: the same good was read again. */
  addOne(): void;
  save(): Promise<SavedCount | undefined>;
}

interface Props {
  readonly handle: Ref<CountCardHandle>;
  readonly scope: CountScope;
  readonly good: Good;
  readonly date: string | null | undefined;
  readonly place: string;
  readonly places: readonly string[];
  /** Focuses the number, since a person or a scanner types here. */
  readonly focus: boolean;
  onPlace(place: string): void;
  onSaving(): void;
  onSaved(saved: SavedCount): void;
  /** A code that a scanner typed into the field of the number. */
  onCode(code: string): void;
}

/** The count of one good: its expected and counted quantity, its place and its condition. */
export function CountCard({ handle, scope, good, date, place, places, focus, ...props }: Props) {
  const { t } = useTranslation('bookings');
  const number = useRef<HTMLInputElement>(null);
  const check = useGoodCheck(scope, good.id).data;
  const draft = useDraftCount(scope, good.id, place);
  const { quantity, busy, setNumber, save } = draft;
  useEffect(() => {
    if (focus) focusOnArrival(() => number.current);
  }, [focus]);
  useImperativeHandle(handle, () => ({ addOne: () => setNumber(quantity + 1), save }));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const typed = readTyped(draft.text);
    if (typed.kind === 'code') {
      draft.restore();
      return props.onCode(typed.code);
    }
    // The next code may be on its way already.
    props.onSaving();
    const saved = await save();
    if (saved) props.onSaved(saved);
    else number.current?.focus();
  }

  const expected = check?.expected_quantity;
  const broken = t('stock.broken');
  return (
    <section className="card pad stcard" aria-label={good.title}>
      <div className="row">
        <Picture id={good.id} url={good.thumbnail_url} size="large" />
        <div className="grow">
          <h2>{good.title}</h2>
          <p className="meta">{[good.management_id, good.location].filter(Boolean).join('・')}</p>
          {expected !== undefined && (
            <p className="sm t2">
              {t('stock.books', { quantity: good.quantity, out: good.quantity - expected })}
            </p>
          )}
        </div>
      </div>
      {check === null && <Note>{t('stock.outside')}</Note>}
      <form onSubmit={(event) => void submit(event)}>
        <div className="stnumber">
          <BigNumber
            input={number}
            text={draft.text}
            value={quantity}
            onText={draft.type}
            onValue={setNumber}
          />
          <Button look="primary" type="submit" busy={busy}>
            {t('stock.save')}
          </Button>
        </div>
        <div className="row sp wrap" role="status">
          {expected === undefined ? <span /> : <DraftMark difference={quantity - expected} />}
          {expected !== undefined && expected !== quantity && (
            <Button look="quiet" small onClick={() => setNumber(expected)}>
              {t('stock.asExpected', { count: expected })}
            </Button>
          )}
        </div>
        {draft.error && <ErrorNote error={draft.error} />}
        <TextField
          label={t('stock.place')}
          optional
          name="place"
          value={place}
          onValue={props.onPlace}
          maxLength={MAX_NAME}
          list="stock-places"
          autoComplete="off"
        />
        <datalist id="stock-places">
          {places.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <details className="stmore">
          <summary>{t('stock.details')}</summary>
          <TextField
            label={t('stock.condition')}
            optional
            name="condition"
            value={draft.condition}
            onValue={draft.setCondition}
            maxLength={MAX_CONDITION}
          />
          <Button look="soft" small onClick={() => draft.setCondition(broken)}>
            {broken}
          </Button>
          <TextArea
            label={t('stock.note')}
            optional
            name="note"
            value={draft.note}
            onValue={draft.setNote}
            maxLength={MAX_NOTE}
            rows={2}
          />
        </details>
      </form>
      <CountHistory scope={scope} goodId={good.id} date={date} />
    </section>
  );
}
