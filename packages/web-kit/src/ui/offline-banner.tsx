import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon';
import { IconInfo } from './icons';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the net is there, as far as the browser knows. Disable what needs it, and say why. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Stands above the header while there is no net, and says what still works. */
export function OfflineBanner() {
  const { t } = useTranslation('kit');
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <div className="offline">
          <Icon of={IconInfo} size="s" />
          <span>{t('offline')}</span>
        </div>
      )}
    </div>
  );
}
