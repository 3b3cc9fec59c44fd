import { type ReactNode, useId } from 'react';

interface Props {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  onChange(checked: boolean): void;
}

/** A setting that switches at once; a tick shows its state besides the color. Place several in one `.card.pad`. */
export function SwitchRow({ label, hint, checked, disabled, onChange }: Props) {
  const id = useId();
  return (
    <div className="sw">
      <span>
        <span id={id}>{label}</span>
        {hint && (
          <span className="hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <button
        type="button"
        className="tg"
        role="switch"
        aria-checked={checked}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      />
    </div>
  );
}

/** A box to tick, with its words beside it. */
export function CheckRow({ label, hint, checked, disabled, onChange }: Props) {
  const id = useId();
  return (
    <div className="row ckrow">
      <button
        type="button"
        id={id}
        className="ck"
        role="checkbox"
        aria-checked={checked}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      />
      <label className="sm" htmlFor={id}>
        {label}
        {hint && <span className="hint blk">{hint}</span>}
      </label>
    </div>
  );
}
