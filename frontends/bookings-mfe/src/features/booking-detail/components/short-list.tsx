import { Button, useTranslation } from '@kashikari/web-kit';
import { type ReactElement, useState } from 'react';

interface Props {
  /** The id of the heading, unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly rows: readonly ReactElement[];
}

/** The number of rows shown until the user asks for all. */
const FIRST = 4;

/** A list under a heading that shows its first rows until the user asks for all. Renders nothing without rows. */
export function ShortList({ id, title, rows }: Props) {
  const { t } = useTranslation('bookings');
  const [all, setAll] = useState(false);
  if (rows.length === 0) return null;
  const hidden = all ? 0 : Math.max(0, rows.length - FIRST);
  return (
    <section aria-labelledby={id} className="made-together">
      <h2 id={id} className="lbl">
        {title}
      </h2>
      <div className="card list">{rows.slice(0, rows.length - hidden)}</div>
      {hidden > 0 && (
        <Button small onClick={() => setAll(true)}>
          {t('together.more', { count: hidden })}
        </Button>
      )}
    </section>
  );
}
