import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';

/** Most answers are here before this, milliseconds; a flicker of grey would only make them feel slower. */
const DELAY = 200;

interface Props {
  /** The final geometry: rows of a list, a grid of cards, or a block of the given height. */
  readonly shape: 'rows' | 'cards' | 'block';
  readonly count?: number;
}

/** Placeholder for content; after 200 ms it shows gray blocks, without shimmer. */
export function Skeleton({ shape, count = 4 }: Props) {
  const { t } = useTranslation('kit');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY);
    return () => clearTimeout(timer);
  }, []);
  const items = Array.from({ length: shape === 'block' ? 1 : count }, (_, index) => index);
  return (
    <div
      className={`skel ${shape}${shape === 'cards' ? ' gcards' : ''}${late ? '' : ' early'}`}
      role={late ? 'status' : undefined}
      aria-busy="true"
    >
      {late && <span className="vh">{t('loading')}</span>}
      {items.map((index) => (
        <div key={index} className="card" aria-hidden="true">
          <span className="sk a" />
          <span className="sk b" />
          <span className="sk c" />
        </div>
      ))}
    </div>
  );
}
