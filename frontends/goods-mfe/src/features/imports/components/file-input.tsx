import { type ChangeEvent, type RefObject, useRef } from 'react';

interface Props {
  readonly input: RefObject<HTMLInputElement | null>;
  onFile(file: File): void;
}

/** The browser's own choice of a sheet, opened by {@link useFilePick}. */
export function FileInput({ input, onFile }: Props) {
  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const [file] = event.target.files ?? [];
    // The same file, changed meanwhile, is another choice.
    event.target.value = '';
    if (file) onFile(file);
  }
  return <input ref={input} type="file" accept=".csv,.tsv,.txt,.xlsx,text/csv" hidden onChange={choose} />;
}

/** The input of a {@link FileInput}, and what opens it. */
export function useFilePick() {
  const input = useRef<HTMLInputElement>(null);
  return { input, open: () => input.current?.click() };
}
