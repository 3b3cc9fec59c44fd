import type { ReactNode } from 'react';
import { useHideTabBar } from './frame-context';

interface Props {
  readonly leading?: ReactNode;
  /** The dates as a sentence, or what is still missing; without it the actions take the whole bar. */
  readonly when?: string;
  /** The dates can't be had: they stand struck through. */
  readonly struck?: boolean;
  /** Length, quantity, price. */
  readonly children?: ReactNode;
  /** True if something else already announces the dates. */
  readonly quiet?: boolean;
  /** Buttons at the right; one of them filled. */
  readonly actions: ReactNode;
}

/**
 * Bar of a booking. It replaces the tab bar on phones and floats at the foot of the column on wide screens. Screen
 * readers announce its changes.
 */
export function BookingBar({ leading, when, struck = false, quiet = false, children, actions }: Props) {
  useHideTabBar();
  return (
    <div className="bkbar">
      <div>
        {leading}
        {when !== undefined && (
          <div className="grow" role={quiet ? undefined : 'status'}>
            <div className="when">{struck ? <s>{when}</s> : when}</div>
            {children && <div className="meta">{children}</div>}
          </div>
        )}
        {actions}
      </div>
    </div>
  );
}
