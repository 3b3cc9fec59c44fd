import { Progress, useTranslation } from '@kashikari/web-kit';
import { useEffect, useState } from 'react';

interface Props {
  readonly doing: 'sending' | 'reading' | 'applying';
  /** Number of rows, once it is known. */
  readonly rows?: number | undefined;
}

const PARTS = ['sending', 'reading', 'applying'] as const;

/** A progress bar with the server's activity and the elapsed seconds. */
export function ImportProgress({ doing, rows = 0 }: Props) {
  const { t } = useTranslation('goods');
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  const text = t(`import.progress.${doing}`, { count: rows });
  return (
    <div className="card pad imwait" aria-busy="true">
      <p role="status">{text}</p>
      <Progress label={text} value={(PARTS.indexOf(doing) + 0.5) / PARTS.length} />
      <p className="meta">
        <span aria-hidden="true">{seconds > 0 && t('import.progress.seconds', { count: seconds })} </span>
        {doing !== 'sending' && t('import.progress.leave')}
      </p>
    </div>
  );
}
