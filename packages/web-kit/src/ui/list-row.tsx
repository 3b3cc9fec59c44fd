import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  /** Makes the whole row one link. Without it the row is plain, and its `trailing` may hold a control. */
  readonly to?: string;
  /** Picture, avatar or date box. */
  readonly leading?: ReactNode;
  readonly title: ReactNode;
  /** Above the title: a Tag or a date. */
  readonly over?: ReactNode;
  /** Under the title: state, then place. */
  readonly children?: ReactNode;
  /** Content at the right: pulse, count, button. */
  readonly trailing?: ReactNode;
}

/** One row of a `.card.list`, at least 64 px high. */
export function ListRow({ to, leading, title, over, children, trailing }: Props) {
  const inner = (
    <>
      {leading}
      <div className="grow">
        {over}
        <h3 className="clip2">{title}</h3>
        {children && <div className="row wrap rowmeta">{children}</div>}
      </div>
      {trailing}
    </>
  );
  return to ? (
    <Link to={to} className="lrow">
      {inner}
    </Link>
  ) : (
    <div className="lrow">{inner}</div>
  );
}
