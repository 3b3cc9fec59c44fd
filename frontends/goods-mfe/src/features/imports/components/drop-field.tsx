import { Button, Glyph, Icon, IconGrid, useTranslation } from '@kashikari/web-kit';
import { type DragEvent, useId, useState } from 'react';
import { FileInput, useFilePick } from './file-input';

interface Props {
  readonly error: string | undefined;
  readonly busy: boolean;
  onFile(file: File): void;
}

/** Takes a sheet by a button or by drag and drop. */
export function DropField({ error, busy, onFile }: Props) {
  const { t } = useTranslation('goods');
  const { input, open } = useFilePick();
  const [isOver, setOver] = useState(false);
  const id = useId();

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !busy) onFile(file);
  }

  function hover(event: DragEvent): void {
    event.preventDefault();
    setOver(true);
  }

  return (
    <div
      className={`card imdrop${isOver ? ' over' : ''}${error ? ' err' : ''}`}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileInput input={input} onFile={onFile} />
      <Icon of={IconGrid} size="l" />
      <Button
        look="primary"
        busy={busy}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        onClick={open}
      >
        {t('import.file.choose')}
      </Button>
      <p className="sm t2 only-w">{t('import.file.drop')}</p>
      {error && (
        <p className="errm" role="alert" id={`${id}-error`}>
          <Glyph state="overdue" />
          <span>{error}</span>
        </p>
      )}
      <p className="hint" id={`${id}-hint`}>
        {t('import.file.hint')}
      </p>
    </div>
  );
}
