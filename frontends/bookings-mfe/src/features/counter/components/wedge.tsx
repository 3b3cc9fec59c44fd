import { Button, Camera, Icon, IconScan, useTranslation, useWedge } from '@kashikari/web-kit';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Suggestions } from '../api/use-suggestions';
import { SuggestionList, optionId, suggestionIds } from './suggestion-list';

interface Props {
  readonly hint: string;
  /** Passes on the text of the field, which narrows the list while the user types. */
  onTyped(text: string): void;
  /** The matches for the text; undefined while the field is empty. */
  readonly found: Suggestions | undefined;
  /** Called with the id of a person or good of the list. */
  onFound(id: string): void;
  /** Answers whether the text has to stay in the field. */
  onCode(code: string): Promise<boolean>;
  /** Enter with nothing in the field. */
  onEmpty(): void;
  onEscape(): void;
}

/**
 * A field that has the focus. A keyboard-wedge scanner or a person ends the input with Enter. The matches are
 * listed below, where the arrow keys choose. The camera is the alternative input.
 */
export function Wedge({ hint, found, onTyped, onFound, onCode, onEmpty, onEscape }: Props) {
  const { t } = useTranslation('bookings');
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [camera, setCamera] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const listId = useId();
  const ids = found ? suggestionIds(found) : [];
  const chosen = ids.find((id) => id === active);

  useEffect(() => field.current?.focus(), []);
  useWedge({
    field: () => field.current,
    onCode(code) {
      type('');
      void readCode(code);
    },
  });

  function type(next: string): void {
    setText(next);
    setActive(null);
    onTyped(next.trim());
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (chosen) return take(chosen);
    const code = text.trim();
    type('');
    if (code) void readCode(code);
    else onEmpty();
  }

  /** Reads a code. A text with several matches returns to the field, unless something else was typed meanwhile. */
  async function readCode(code: string): Promise<void> {
    const stays = await onCode(code);
    if (stays && !field.current?.value) type(code);
  }

  function take(id: string): void {
    type('');
    onFound(id);
    field.current?.focus();
  }

  function move(step: 1 | -1): void {
    const at = chosen === undefined ? (step === 1 ? -1 : 0) : ids.indexOf(chosen);
    const next = ids.at((at + step) % ids.length) ?? null;
    setActive(next);
    if (next) document.getElementById(optionId(next))?.scrollIntoView?.({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (step && ids.length > 0) {
      event.preventDefault();
      move(step);
    }
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
          role="combobox"
          aria-expanded={ids.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen && optionId(chosen)}
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
      {camera && <Camera pressed onCode={(code) => void onCode(code)} />}
      {found && <SuggestionList id={listId} found={found} active={chosen ?? null} onChoose={take} />}
    </>
  );
}
