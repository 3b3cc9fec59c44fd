import { useTranslation } from '@kashikari/web-kit';
import bicycle from './pictures/bicycle.svg';
import blocks from './pictures/blocks.svg';
import book from './pictures/book.svg';
import guitar from './pictures/guitar.svg';
import laptop from './pictures/laptop.svg';
import microscope from './pictures/microscope.svg';

const USES = [
  ['nursery', blocks],
  ['university', microscope],
  ['library', book],
  ['company', laptop],
  ['clubUse', guitar],
  ['people', bicycle],
] as const;

export function Uses() {
  const { t } = useTranslation('shell');
  return (
    <section className="lsec tint">
      <div className="w">
        <h2>{t('landing.uses')}</h2>
        <ul className="use">
          {USES.map(([use, picture]) => (
            <li key={use}>
              <img src={picture} alt="" width="84" height="84" />
              <b>{t(`landing.${use}`)}</b>
              <span>{t(`landing.${use}How`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
