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
  /** Something else says the dates aloud already. */
  readonly quiet?: boolean;
  /** At the right; one of them filled. */
  readonly actions: ReactNode;
}

/** Stands where the tab bar does on phones, floats at the column's foot when wide. Says changes aloud. */
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
