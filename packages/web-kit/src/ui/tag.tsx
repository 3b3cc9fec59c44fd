import type { ReactNode } from 'react';
import { Icon } from './icon';
import { IconClock } from './icons';

/** The luggage tag: only for what is due or out, with its date. `primary` is the quieter one for what is booked. */
export function Tag({
  children,
  primary = false,
}: {
  readonly children: ReactNode;
  readonly primary?: boolean;
}) {
  return (
    <span className={primary ? 'tag pri' : 'tag'}>
      {!primary && <Icon of={IconClock} size="s" />}
      {children}
    </span>
  );
}
