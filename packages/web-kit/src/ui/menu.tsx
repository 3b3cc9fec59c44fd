import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface Props {
  readonly label: string;
  readonly button: ReactNode;
  readonly className?: string;
  /** True while one of its actions runs: the menu can't be opened, and screen readers announce it. */
  readonly busy?: boolean;
  /** {@link MenuItem}s, which close it when pressed. */
  readonly children: ReactNode;
}

/** A button that opens a short list of acts. Arrows move in it, Esc and a press outside close it. */
export function Menu({ label, button, className = 'ibtn', busy = false, children }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return undefined;
    list.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
    const outside = (event: PointerEvent) => !root.current?.contains(event.target as Node) && setOpen(false);
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  function close(): void {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') return close();
    if (event.key === 'Tab') return setOpen(false);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    items[(at + step + items.length) % items.length]?.focus();
  }

  return (
    <div className="menu" ref={root}>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-busy={busy}
        disabled={busy}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its items take the focus
        <div
          id={id}
          className="menu-list card"
          role="menu"
          aria-label={label}
          ref={list}
          onKeyDown={onKeyDown}
          onClick={close}
        >
          {children}
        </div>
      )}
    </div>
  );
}

interface ItemProps {
  readonly children: ReactNode;
  readonly onSelect: () => void;
  /** True if this is the selected one of several choices. */
  readonly checked?: boolean;
  readonly danger?: boolean;
  readonly lang?: string;
}

/** One action (or, with `checked`, one choice) of a {@link Menu}. */
export function MenuItem({ children, onSelect, checked, danger, lang }: ItemProps) {
  return (
    <button
      type="button"
      className={danger ? 'menu-item d' : 'menu-item'}
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      tabIndex={-1}
      lang={lang}
      onClick={onSelect}
    >
      {children}
    </button>
  );
}
