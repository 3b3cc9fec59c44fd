import { type RefObject, useEffect } from 'react';

/**
 * After a refused attempt to save: leads to the first faulty field of a form. The part in which it is folded away opens,
 * and the field stands in the middle of the window, free of header and messages.
 */
export function useFocusFault(form: RefObject<HTMLElement | null>, error: unknown): void {
  useEffect(() => {
    if (!error) return;
    const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!faulty) return;
    leadTo(faulty);
  }, [form, error]);
}

/** Opens the part in which a field is folded away, focuses the field, and brings it to the middle of the window. */
export function leadTo(field: HTMLElement): void {
  field.closest('details')?.setAttribute('open', '');
  field.focus({ preventScroll: true });
  field.scrollIntoView?.({ block: 'center' });
}
