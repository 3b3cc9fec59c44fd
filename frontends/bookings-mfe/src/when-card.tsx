import { useTranslation } from '@kashikari/web-kit';
import type { ReactNode } from 'react';

interface Props {
  /** The instruction for the choice, or a description of the display. */
  readonly hint: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The part of a form in which one says when. */
export function WhenCard({ hint, className = '', children }: Props) {
  const { t } = useTranslation('bookings');
  return (
    <section aria-labelledby="when">
      <div className="row base">
        <h2 id="when">{t('new.when')}</h2>
        <span className="meta">{hint}</span>
      </div>
      <div className={`card pad ${className}`.trim()}>{children}</div>
    </section>
  );
}
