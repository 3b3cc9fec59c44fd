import { ButtonLink } from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import { CONTACT_FORM } from './contact';

interface Props {
  /** The link to the operator, as in {@link useContactLink}. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A button that leads to the form for inquiries, or to the operator's own contact. */
export function ContactLink({ to, children }: Props) {
  if (to === CONTACT_FORM) return <ButtonLink to={to}>{children}</ButtonLink>;
  return (
    <a className="btn" href={to}>
      {children}
    </a>
  );
}
