import type { ChangeEvent, RefObject } from 'react';

/** Names beside types: systems that don't know HEIC give such a file no type. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

interface Props {
  readonly label: string;
  readonly of: RefObject<HTMLInputElement | null>;
  readonly testId: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The browser's own choice of pictures, opened by a button beside it. */
export function FileInput({ label, of, testId, multiple = false, onFiles }: Props) {
  function chosen(event: ChangeEvent<HTMLInputElement>): void {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    if (files.length > 0) onFiles(files);
  }
  return (
    <input
      ref={of}
      type="file"
      accept={ACCEPTED}
      multiple={multiple}
      hidden
      aria-label={label}
      data-testid={testId}
      onChange={chosen}
    />
  );
}
