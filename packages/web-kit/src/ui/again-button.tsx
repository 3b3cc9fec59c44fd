import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';

interface Props {
  /** Time at which it becomes enabled, epoch milliseconds; undefined means now. */
  readonly freeAt: number | undefined;
  readonly className?: string;
  readonly onAgain: () => void;
}

/**
 * “Try again”, which counts down during a rate limit. It keeps its focus meanwhile, so it is not `disabled`. Screen
 * readers announce once that it is enabled.
 */
export function AgainButton({ freeAt, className = 'btn', onAgain }: Props) {
  const { t } = useTranslation('kit');
  const left = useSecondsLeft(freeAt);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled={left > 0}
        onClick={() => left > 0 || onAgain()}
      >
        {left > 0 ? t(`again.${unitOf(left)}`, { n: countOf(left) }) : t('retry')}
      </button>
      {freeAt !== undefined && (
        <span className="vh" role="status">
          {left > 0 ? '' : t('again.free')}
        </span>
      )}
    </>
  );
}

/** Returns the whole seconds until then, updated every second; 0 afterwards. */
function useSecondsLeft(freeAt: number | undefined): number {
  const leftNow = () => (freeAt === undefined ? 0 : Math.max(0, Math.ceil((freeAt - Date.now()) / 1000)));
  const [, setTick] = useState(0);
  const left = leftNow();
  const waits = left > 0;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, [waits, freeAt]);
  return left;
}

const unitOf = (seconds: number) => (seconds <= 90 ? 'seconds' : seconds <= 5400 ? 'minutes' : 'hours');

function countOf(seconds: number): number {
  if (seconds <= 90) return seconds;
  return Math.ceil(seconds / (seconds <= 5400 ? 60 : 3600));
}
