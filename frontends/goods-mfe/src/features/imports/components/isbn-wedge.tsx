import { isbnsIn } from '@kashikari/kernel';
import { Button, Camera, Glyph, Icon, IconScan, useTranslation, useWedge } from '@kashikari/web-kit';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';

interface Props {
  /** ISBNs that are in the list already. */
  readonly known: readonly string[];
  onFound(isbns: readonly string[]): void;
}

interface ScanMessage {
  readonly text: string;
  readonly isFault: boolean;
}

/** One field for typing, a scanner that types wherever the focus is, and the camera. Each read answers in words. */
export function IsbnWedge({ known, onFound }: Props) {
  const { t } = useTranslation('goods');
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [camera, setCamera] = useState(false);
  const [said, setSaid] = useState<ScanMessage>();
  const id = useId();
  // Two codes may be read before the list is rendered again.
  const listed = useRef(known);
  useEffect(() => {
    listed.current = known;
  }, [known]);

  useEffect(() => {
    // On a phone the keyboard would cover the screen.
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);

  useWedge({
    field: () => field.current,
    onCode(code) {
      setTyped('');
      read(code);
    },
  });

  function read(text: string): void {
    const found = isbnsIn(text);
    const fresh = found.filter((isbn) => !listed.current.includes(isbn));
    if (fresh.length > 0) onFound(fresh);
    listed.current = [...listed.current, ...fresh];
    setSaid({ text: wordsFor(text.trim(), found, fresh.at(-1)), isFault: found.length === 0 });
  }

  function wordsFor(code: string, found: readonly string[], fresh: string | undefined): string {
    if (found.length === 0) return t('import.isbn.none', { code: code.slice(0, 40) });
    const count = listed.current.length;
    if (fresh === undefined) return t('import.isbn.again', { isbn: found[0], count });
    return t('import.isbn.added', { isbn: fresh, count });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (typed.trim()) read(typed);
    setTyped('');
    field.current?.focus();
  }

  return (
    <>
      <form className="imwedge" onSubmit={submit}>
        <Icon of={IconScan} />
        <input
          ref={field}
          aria-label={t('import.isbn.wedge')}
          aria-describedby={`${id}-hint`}
          placeholder={t('import.isbn.wedge')}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button small aria-pressed={camera} onClick={() => setCamera(!camera)}>
          {t('import.isbn.camera')}
        </Button>
      </form>
      <p className="hint" id={`${id}-hint`}>
        {t('import.isbn.anyWay')}
      </p>
      <p className={said?.isFault ? 'errm' : 'sm'} role="status">
        {said?.isFault && <Glyph state="overdue" />}
        {said && <span>{said.text}</span>}
      </p>
      {camera && <Camera pressed onCode={read} />}
    </>
  );
}
