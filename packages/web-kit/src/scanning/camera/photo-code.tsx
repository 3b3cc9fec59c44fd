import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';
import { readPhoto } from './read-photo';

/** A code from a photo instead of the live picture: where there is no camera, or it is not allowed. */
export function PhotoCode({ onCode }: { onCode(code: string): void }) {
  const { t } = useTranslation('kit');
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'reading' | 'nothing'>('idle');

  async function choose(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = event.target.files ?? [];
    // The same photo is another choice.
    event.target.value = '';
    if (!file) return;
    setState('reading');
    const code = await readPhoto(file);
    setState(code === undefined ? 'nothing' : 'idle');
    if (code !== undefined) onCode(code);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('scanner.photo')}
        onChange={(event) => void choose(event)}
      />
      <Button look="quiet" small busy={state === 'reading'} onClick={() => input.current?.click()}>
        {t('scanner.photo')}
      </Button>
      {state === 'nothing' && <Note tone="warning">{t('scanner.noCode')}</Note>}
    </>
  );
}
