import type { ReactNode } from 'react';

interface Props<T extends string> {
  readonly label: string;
  readonly name: string;
  readonly value: T;
  readonly options: readonly {
    readonly value: T;
    readonly label: ReactNode;
    readonly hint?: string;
    readonly lang?: string;
  }[];
  readonly onValue: (value: T) => void;
}

/** One of few, each with a line about it. */
export function Choice<T extends string>({ label, name, value, options, onValue }: Props<T>) {
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={option.value === value ? 'radio on' : 'radio'}
          lang={option.lang}
        >
          <input
            className="vh"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
          />
          <i aria-hidden="true" />
          <span className="grow sm">
            <b>{option.label}</b>
            {option.hint && <span className="hint blk">{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
