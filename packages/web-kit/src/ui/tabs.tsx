import { NavLink } from 'react-router-dom';

export interface TabLink {
  readonly to: string;
  readonly label: string;
  /** Number of entries behind it; 0 is not shown. */
  readonly count?: number | undefined;
  /** Called on a long press (or the context menu): Home makes the tab its first this way. */
  readonly onHold?: () => void;
}

/** Screens side by side, as links; scrolls sideways when there are many. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly TabLink[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <NavLink
          key={tab.to}
          to={tab.to}
          end
          onContextMenu={(event) => {
            if (!tab.onHold) return;
            event.preventDefault();
            tab.onHold();
          }}
        >
          {tab.label}
          {Boolean(tab.count) && <span className="n"> {tab.count}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
