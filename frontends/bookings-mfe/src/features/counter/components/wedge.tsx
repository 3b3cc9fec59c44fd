import { Button, Icon, IconScan, useTranslation } from '@kashikari/web-kit';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Camera } from './camera';

interface Props {
  readonly hint: string;
  /** What stands in the field, for lists that narrow as one types. */
  onTyped(text: string): void;
  onCode(code: string): void;
  /** Enter with nothing in the field. */
  onEmpty(): void;
  onEscape(): void;
}

/**
 * One field that has the focus: a scanner that types, or a person, ends with Enter. The camera is the second way in.
 */
export function Wedge({ hint, onTyped, onCode, onEmpty, onEscape }: Props) {
  const { t } = useTranslation('bookings');
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [camera, setCamera] = useState(false);

  useEffect(() => field.current?.focus(), []);

  function type(next: string): void {
    setText(next);
    onTyped(next.trim());
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const code = text.trim();
    type('');
    if (code) onCode(code);
    else onEmpty();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (text) type('');
    else onEscape();
  }

  return (
    <>
      <form className="wedge" onSubmit={submit}>
        <Icon of={IconScan} />
        <input
          ref={field}
          aria-label={hint}
          placeholder={hint}
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          small
          aria-pressed={camera}
          onClick={() => {
            setCamera(!camera);
            field.current?.focus();
          }}
        >
          {t('counter.camera.button')}
        </Button>
      </form>
      <p className="hint">{t('counter.anyWay')}</p>
      {camera && <Camera onCode={onCode} />}
    </>
  );
}
