import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly children?: ReactNode;
  /** Up to two buttons. */
  readonly actions?: ReactNode;
}

/** Empty state: a drawing, one line of text, and actions. */
export function Empty({ title, children, actions }: Props) {
  return (
    <section className="card empty">
      <div className="slot">
        <svg viewBox="0 0 76 60" width="76" height="60" aria-hidden="true">
          <path
            d="M3 60V10a7 7 0 0 1 7-7h56a7 7 0 0 1 7 7v50"
            fill="none"
            stroke="var(--k-line-control)"
            strokeWidth="2"
            strokeDasharray="5 5"
          />
        </svg>
      </div>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div className="row wrap mid">{actions}</div>}
    </section>
  );
}
