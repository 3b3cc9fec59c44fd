import { useTranslation } from '../i18n/use-translation';
import { browserZone } from '../format/browser-zone';
import { formatDay } from '../format/day';
import { dayIn, formatTime } from '../format/instant';
import { useLocale } from '../i18n/use-locale';
import type { Draft } from '../state/use-draft';
import { Icon } from './icon';
import { IconHistory } from './icons';
import { Note } from './note';

interface Props {
  readonly of: Pick<Draft<object>, 'restoredAt' | 'isShared' | 'isChanged' | 'discard'>;
}

/** Note above a form: it continues a draft, with a button to discard it; on a shared device, that nothing is stored. */
export function DraftNote({ of: { restoredAt, isShared, isChanged, discard } }: Props) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  if (isShared && isChanged) return <Note>{t('draft.shared')}</Note>;
  if (restoredAt === undefined) return null;
  const zone = browserZone();
  const [day, today] = [dayIn(zone, restoredAt), dayIn(zone)];
  const time = formatTime(restoredAt, zone, locale);
  const when = day === today ? time : `${formatDay(day, locale, today)} ${time}`;
  return (
    <div className="draftl" role="status">
      <Icon of={IconHistory} size="s" />
      <span>{t('draft.of', { when })}</span>
      <button type="button" onClick={discard}>
        {t('draft.discard')}
      </button>
    </div>
  );
}
