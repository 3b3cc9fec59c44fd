import { useTranslation } from '@kashikari/web-kit';
import { COUNTER_MODES, type CounterMode } from '../rules/counter-mode';

interface Props {
  readonly mode: CounterMode;
  onMode(mode: CounterMode): void;
}

/** Automatic, lend, return: three buttons of which one is pressed. */
export function ModeSwitch({ mode, onMode }: Props) {
  const { t } = useTranslation('bookings');
  return (
    <div className="seg ctmode" role="group" aria-label={t('counter.mode.label')}>
      {COUNTER_MODES.map((one) => (
        <button key={one} type="button" aria-pressed={one === mode} onClick={() => onMode(one)}>
          {t(`counter.mode.${one}`)}
        </button>
      ))}
    </div>
  );
}
