import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from './picture';
import { Pulse, type PulseDay } from './pulse';

interface Props {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly imageUrl?: string | null;
  readonly place?: string | null;
  /** First price of the good. */
  readonly price?: string;
  /** A StateChip. */
  readonly status: ReactNode;
  readonly pulse?: readonly PulseDay[];
  readonly pulseEnds?: readonly [string, string];
  /** A control laid over the picture's corner (the heart). */
  readonly corner?: ReactNode;
}

/** Card of a good: picture, title of up to two lines, place, state, two weeks. Place cards in `.gcards`. */
export function GoodsCard({
  id,
  to,
  title,
  imageUrl,
  place,
  price,
  status,
  pulse,
  pulseEnds,
  corner,
}: Props) {
  return (
    <article className="card gcard">
      <Picture id={id} url={imageUrl} size="card" />
      {corner}
      <div className="bd">
        <h3 className="clip2">
          <Link to={to} className="whole">
            {title}
          </Link>
        </h3>
        {place && <p className="meta clip">{place}</p>}
        {price && <p className="meta">{price}</p>}
        <div className="ft">
          {status}
          {pulse && <Pulse days={pulse} ends={pulseEnds} />}
        </div>
      </div>
    </article>
  );
}
