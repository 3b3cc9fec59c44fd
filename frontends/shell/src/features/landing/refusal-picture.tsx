import {
  Glyph,
  Icon,
  IconCalendar,
  IconChevronRight,
  formatDay,
  formatDays,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import camera from './pictures/camera.svg';

/** A refusal with its ways out, as a picture. */
export function RefusalPicture() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (
    <div className="refuse" aria-hidden="true">
      <div className="top">
        <Glyph state="full" />
        <div>
          <b>{t('landing.taken', { day: formatDay('2026-11-28', locale) })}</b>
          <p className="sm t2">{t('landing.nearest')}</p>
        </div>
      </div>
      <div className="alt">
        <Icon of={IconCalendar} />
        <span className="grow">
          <span className="dt">{formatDays('2026-11-25', '2026-11-27', locale)}</span>
          <span className="meta blk">{t('landing.earlier')}</span>
        </span>
        <span className="go">
          {t('landing.take')}
          <Icon of={IconChevronRight} size="s" />
        </span>
      </div>
      <div className="alt">
        <span className="pic th s t-kaki">
          <img src={camera} alt="" />
        </span>
        <span className="grow">
          <span className="dt">{t('landing.alike')}</span>
        </span>
        <span className="go">
          {t('landing.take')}
          <Icon of={IconChevronRight} size="s" />
        </span>
      </div>
    </div>
  );
}
