import { isbnOf } from '@kashikari/kernel';
import { useEffect, useRef } from 'react';
import { KINDS } from '../../field-kinds';
import type { GoodForm } from './good-draft';

interface FormOfGood {
  readonly draft: GoodForm;
  readonly change: (part: Partial<GoodForm>) => void;
}

/** Puts a code that was scanned into the form, once: the ISBN of a book, or a further code. */
export function useScannedCode(code: string | null, { draft, change }: FormOfGood): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !code) return;
    isDone.current = true;
    const book = isbnOf(code, { typed: true });
    if ('isbn' in book) return change({ isbn: book.isbn });
    const codes = KINDS.names.send(draft.codes);
    if (!codes.includes(code)) change({ codes: KINDS.names.hold([...codes, code]) });
  }, [code, draft, change]);
}
