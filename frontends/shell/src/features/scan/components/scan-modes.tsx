import { useTranslation } from '@kashikari/web-kit';
import type { ScanMode } from '../scan-mode';

interface Props {
  readonly modes: readonly ScanMode[];
  readonly mode: ScanMode;
  onMode(mode: ScanMode): void;
}

/** The modes as toggle buttons. */
export function ScanModes({ modes, mode, onMode }: Props) {
  const { t } = useTranslation('shell');
  return (
    <div className="scmodes">
      <div className="seg" role="group" aria-label={t('scan.modes')}>
        {modes.map((one) => (
          <button key={one} type="button" aria-pressed={one === mode} onClick={() => onMode(one)}>
            {t(`scan.mode.${one}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
