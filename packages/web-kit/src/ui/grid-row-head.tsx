import { Link } from 'react-router-dom';
import { Picture } from './picture';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  readonly imageUrl?: string | null;
  /** Place, or what else there is to know. */
  readonly note?: string;
}

/** The name at the beginning of a row, which leads to the good. */
export function GridRowHead({ id, title, to, imageUrl, note }: Props) {
  return (
    <div role="rowheader" className="sch-n">
      <Link className="sch-l" to={to}>
        <Picture id={id} url={imageUrl} size="small" />
        <span className="grow">
          <span className="nm clip">{title}</span>
          {note && <span className="meta clip">{note}</span>}
        </span>
      </Link>
    </div>
  );
}
