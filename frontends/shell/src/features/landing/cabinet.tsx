import { Tag, useTranslation } from '@kashikari/web-kit';
import camera from './pictures/camera.svg';
import drill from './pictures/drill.svg';
import kimono from './pictures/kimono.svg';
import book from './pictures/picture-book.svg';
import projector from './pictures/projector.svg';
import sewing from './pictures/sewing-machine.svg';
import stereo from './pictures/stereo.svg';
import taiko from './pictures/taiko.svg';
import telescope from './pictures/telescope.svg';
import tent from './pictures/tent.svg';
import train from './pictures/train.svg';
import tripod from './pictures/tripod.svg';

/** The items on the shelves; an item that is out is replaced by a tag. */
const SHELVES: readonly (readonly (readonly [picture: string, tag?: 'until' | 'who' | 'today'])[])[] = [
  [[camera], [projector, 'until'], [book], [tripod]],
  [[kimono, 'who'], [taiko], [stereo], [drill, 'today']],
  [[train], [tent], [sewing, 'until'], [telescope]],
];

/** The storeroom as a picture. */
export function Cabinet() {
  const { t } = useTranslation('shell');
  return (
    <div className="cab" role="img" aria-label={t('landing.cabinet')}>
      {SHELVES.map((shelf, row) => (
        <div key={row} className="shelf">
          {shelf.map(([picture, tag]) => (
            <div key={picture} className={tag ? 'slot out' : 'slot'}>
              <img src={picture} alt="" width="112" height="112" />
              {tag && <Tag primary>{t(`landing.${tag}`)}</Tag>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
