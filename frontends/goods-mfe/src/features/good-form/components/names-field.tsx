import { Icon, IconX, TextField, useTranslation } from '@kashikari/web-kit';
import { type KeyboardEvent, useRef, useState } from 'react';
import { KINDS } from '../../../field-kinds';

/** The largest number of names, or of codes (REST contract, `authors` and `codes`). */
const MAX_NAMES = 20;

interface Props {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly maxLength?: number;
  /** The names, one on each line. */
  readonly value: string;
  onValue(value: string): void;
}

/**
 * Names, or codes, as chips. Enter, or leaving the field, adds what is typed; Backspace in the empty field removes the last. Up to
 * 20; then a name is removed before another is added.
 */
export function NamesField({ value, onValue, ...field }: Props) {
  const { t } = useTranslation('goods');
  const [typed, setTyped] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const names = KINDS.names.send(value);
  const isFull = names.length >= MAX_NAMES;
  const set = (next: readonly string[]) => onValue(KINDS.names.hold(next));

  function add(): void {
    const name = typed.trim();
    if (!name || isFull) return;
    if (!names.includes(name)) set([...names, name]);
    setTyped('');
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Enter that ends a conversion from kana belongs to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && typed === '') set(names.slice(0, -1));
  }

  function remove(name: string): void {
    set(names.filter((one) => one !== name));
    root.current?.querySelector('input')?.focus();
  }

  return (
    <div className="names" ref={root}>
      <TextField
        {...field}
        optional
        hint={
          isFull
            ? t(field.name === 'codes' ? 'form.codesFull' : 'form.namesFull', { count: MAX_NAMES })
            : field.hint
        }
        readOnly={isFull}
        value={typed}
        onValue={setTyped}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            <li key={name}>
              {name}
              <button type="button" aria-label={t('form.removeName', { name })} onClick={() => remove(name)}>
                <Icon of={IconX} size="s" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
