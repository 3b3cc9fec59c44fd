import { useEffect } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { probe } from '../api/net';
import { browserZone } from '../format/browser-zone';
import { formatTime } from '../format/instant';
import { useLocale } from '../i18n/use-locale';
import { useOnline } from '../state/use-online';
import { useSeenAt } from '../state/use-seen-at';
import { Icon } from './icon';
import { IconInfo } from './icons';

/** Interval between attempts to reach the server, milliseconds. */
const AGAIN = 4_000;

/** Banner above the header while offline. It shows the age of the data on the screen. */
export function OfflineBanner() {
  const online = useOnline();
  return <div role="status">{!online && <Offline />}</div>;
}

function Offline() {
  useEffect(() => {
    const timer = setInterval(() => void probe(), AGAIN);
    return () => clearInterval(timer);
  }, []);
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const seenAt = useSeenAt();
  const time = formatTime(seenAt, browserZone(), locale);
  return (
    <div className="offline">
      <Icon of={IconInfo} size="s" />
      <span>{seenAt > 0 ? t('offline.seen', { time }) : t('offline.now')}</span>
    </div>
  );
}
