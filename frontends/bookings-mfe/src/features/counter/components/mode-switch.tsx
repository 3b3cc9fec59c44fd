import { useTranslation } from '@kashikari/web-kit';
import { COUNTER_MODES, type CounterMode } from '../rules/counter-mode';

interface Props {
  readonly mode: CounterMode;
  onMode(mode: CounterMode): void;
}

/** The choice of the mode as three toggle buttons: automatic, lend, return. */
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
