import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  readonly open: boolean;
  /** A question or a short title. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** Buttons at the foot. The safe one is first and gets the focus. */
  readonly actions?: ReactNode;
}

/** A modal dialog on the browser's own `<dialog>`: focus stays inside, Esc and a press outside close it. */
export function Dialog({ open, title, onClose, children, actions }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Esc closes it already
    <dialog
      ref={dialog}
      className="dlg"
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="dlg-in">
        <h2 id={id}>{title}</h2>
        {children}
        {actions && <div className="row">{actions}</div>}
      </div>
    </dialog>
  );
}
