import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Looks {
  /** Look of the button; one `primary` per screen. `danger` is outlined, never filled. */
  readonly look?: 'primary' | 'plain' | 'soft' | 'quiet' | 'danger';
  readonly small?: boolean;
  readonly full?: boolean;
  readonly children: ReactNode;
}

const LOOKS = { primary: 'btn p', plain: 'btn', soft: 'btn s', quiet: 'btn q', danger: 'btn d' } as const;

function names({ look = 'plain', small, full }: Omit<Looks, 'children'>): string {
  return `${LOOKS[look]}${small ? ' sm' : ''}${full ? ' full' : ''}`;
}

type ButtonProps = Looks &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> & {
    /** True while the action runs: the button can't be pressed again, and screen readers announce it. */
    readonly busy?: boolean;
  };

export function Button({
  look,
  small,
  full,
  busy = false,
  disabled,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={names({ look, small, full })}
      disabled={disabled || busy}
      aria-busy={busy}
    >
      {children}
    </button>
  );
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({ to, look, small, full, children }: Looks & { readonly to: string }) {
  return (
    <Link to={to} className={names({ look, small, full })}>
      {children}
    </Link>
  );
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** Name of the action for screen readers; also shown as a tooltip. */
  readonly label: string;
};

/** A square button of an icon alone, 44 px. */
export function IconButton({ label, children, className = '', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={`ibtn ${className}`} aria-label={label} title={label}>
      {children}
    </button>
  );
}
