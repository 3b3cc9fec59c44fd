import { Button, Camera, Icon, IconScan, useTranslation, useWedge } from '@kashikari/web-kit';
import { type FormEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { focusOnArrival } from '../focus-on-arrival';

export type CodeFieldHandle = Pick<HTMLInputElement, 'focus'>;

interface Props {
  /** The field waits for a code: it has the focus. */
  readonly waits: boolean;
  readonly handle: Ref<CodeFieldHandle>;
  /** @param byHand typed here by a person or a scanner, not seen by the camera */
  onCode(code: string, byHand: boolean): void;
}

/** The field for the next code: a scanner that types, or a person, ends with Enter. The camera is the second way in. */
export function CodeField({ waits, handle, onCode }: Props) {
  const { t } = useTranslation('bookings');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [camera, setCamera] = useState(false);
  useImperativeHandle(handle, () => ({ focus: () => input.current?.focus() }), []);
  useEffect(() => {
    if (waits) focusOnArrival(() => input.current);
  }, [waits]);

  useWedge({
    field: () => input.current,
    onCode(code) {
      setText('');
      onCode(code, true);
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const code = text.trim();
    setText('');
    if (code) onCode(code, true);
  }

  return (
    <div>
      {camera && (
        <div className="stcam">
          <Camera pressed onCode={(code) => onCode(code, false)} />
        </div>
      )}
      <form className="stcode" onSubmit={submit}>
        <Icon of={IconScan} />
        <input
          ref={input}
          aria-label={t('stock.code')}
          placeholder={t('stock.code')}
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => setText(event.target.value)}
        />
        <Button small aria-pressed={camera} onClick={() => setCamera(!camera)}>
          {t('counter.camera.button')}
        </Button>
      </form>
      <p className="hint">{t('stock.codeHint')}</p>
    </div>
  );
}
