import { type RefObject, useEffect } from 'react';

/**
 * Focuses the first faulty field of a form after a refused attempt to save. A collapsed part that contains it opens.
 * The field scrolls to the middle of the window, clear of header and messages.
 */
export function useFocusFault(form: RefObject<HTMLElement | null>, error: unknown): void {
  useEffect(() => {
    if (!error) return;
    const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!faulty) return;
    leadTo(faulty);
  }, [form, error]);
}

/** Opens the collapsed part with a field, focuses the field, and scrolls it to the middle of the window. */
export function leadTo(field: HTMLElement): void {
  field.closest('details')?.setAttribute('open', '');
  field.focus({ preventScroll: true });
  field.scrollIntoView?.({ block: 'center' });
}
