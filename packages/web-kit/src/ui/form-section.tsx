import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a form: its title left and its fields right when wide. */
export function FormSection({ title, intro, children }: Props) {
  return (
    <section className="fs">
      <header>
        <h2>{title}</h2>
        {intro && <p>{intro}</p>}
      </header>
      <div>{children}</div>
    </section>
  );
}
