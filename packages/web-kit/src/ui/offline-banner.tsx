import { useTranslation } from 'react-i18next';
import { formatTime } from '../format/instant';
import { useLocale } from '../i18n/use-locale';
import { useOnline } from '../state/use-online';
import { useSeenAt } from '../state/use-seen-at';
import { Icon } from './icon';
import { IconInfo } from './icons';

/** Stands above the header while there is no net, and says of when it is what still stands on the screen. */
export function OfflineBanner() {
  const online = useOnline();
  return <div role="status">{!online && <Offline />}</div>;
}

function Offline() {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const seenAt = useSeenAt();
  const time = formatTime(seenAt, Intl.DateTimeFormat().resolvedOptions().timeZone, locale);
  return (
    <div className="offline">
      <Icon of={IconInfo} size="s" />
      <span>{seenAt > 0 ? t('offline.seen', { time }) : t('offline.now')}</span>
    </div>
  );
}
