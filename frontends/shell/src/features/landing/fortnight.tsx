import { Glyph, daysFrom, formatWeekday, useLocale, useTranslation, weekdayOf } from '@kashikari/web-kit';
import camera from './pictures/camera.svg';
import projector from './pictures/projector.svg';
import sewing from './pictures/sewing-machine.svg';

const DAYS = daysFrom('2026-11-18', 7);

/** The closed days: a Sunday, and the holiday on Monday. */
const CLOSED = [4, 5];

const ROWS = [
  {
    picture: camera,
    tile: 'kaki',
    name: 'camera',
    bars: [
      ['other', 'club', 1, 3],
      ['mine', 'me', 3, 5],
    ],
  },
  {
    picture: projector,
    tile: 'nando',
    name: 'projector',
    bars: [
      ['other', 'class', 2, 5],
      ['draft', 'chosen', 7, 8],
    ],
  },
  { picture: sewing, tile: 'wakatake', name: 'sewing', bars: [['overdue', 'late', 1, 3]] },
] as const;

/** A picture of a part of the two-week schedule, drawn like the real one. The text beside it says the same. */
export function Fortnight() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (
    <div className="frag" aria-hidden="true">
      <div className="fd">
        {DAYS.map((day, index) => {
          const tone = CLOSED.includes(index) ? 'sun' : weekdayOf(day) === 6 ? 'sat' : '';
          return (
            <div key={day} className={`dh ${index === 0 ? 'now' : ''} ${tone}`}>
              <b>{Number(day.slice(8))}</b>
              <small className={tone}>{formatWeekday(day, locale)}</small>
            </div>
          );
        })}
      </div>
      {ROWS.map((row) => (
        <div key={row.name} className="frow">
          <span className="row">
            <span className={`pic th s t-${row.tile}`}>
              <img src={row.picture} alt="" />
            </span>
            <b className="sm clip">{t(`landing.${row.name}`)}</b>
          </span>
          <div className="track">
            {DAYS.map((day, index) => (
              <div
                key={day}
                className={CLOSED.includes(index) ? 'cell k' : 'cell'}
                style={{ gridColumn: index + 1 }}
              />
            ))}
            {row.bars.map(([kind, word, from, to]) => (
              <div key={word} className={`bar ${kind}`} style={{ gridColumn: `${from} / ${to}` }}>
                {kind === 'overdue' && <Glyph state="overdue" />}
                <span>{t(`landing.${word}`)}</span>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
