import type { ComponentType, SVGProps } from 'react';

/** An outline icon as the icon set exports it; `stroke` is the line's width. */
export type IconShape = ComponentType<Omit<SVGProps<SVGSVGElement>, 'stroke'> & { readonly stroke?: number }>;

interface Props {
  readonly of: IconShape;
  readonly size?: 's' | 'm' | 'l';
  readonly className?: string;
}

const SIZES = { s: 'ic ic-s', m: 'ic', l: 'ic ic-l' } as const;

/** An outline icon, always beside words (or inside a control that has an accessible name). */
export function Icon({ of: Shape, size = 'm', className = '' }: Props) {
  return (
    <Shape className={`${SIZES[size]} ${className}`} stroke={1.75} aria-hidden="true" focusable="false" />
  );
}
