import { Icon, useTranslation } from '@kashikari/web-kit';
// An icon of this screen alone: those of the kit are part of every first visit.
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';

const STARS = [1, 2, 3, 4, 5];

interface Props {
  /** 0 if none is chosen. */
  readonly value: number;
  readonly onValue: (stars: number) => void;
}

/** A rating of one to five stars, which may be left out. */
export function RatingStars({ value, onValue }: Props) {
  const { t } = useTranslation('shell');
  const { t: kit } = useTranslation('kit');
  return (
    <fieldset className="f stars">
      <legend className="lbl">
        {t('feedback.rating')}
        <span className="opt">{kit('field.optional')}</span>
      </legend>
      <div className="row">
        {STARS.map((stars) => (
          <label key={stars} className={stars <= value ? 'star on' : 'star'}>
            <input
              className="vh"
              type="radio"
              name="rating"
              value={stars}
              checked={stars === value}
              aria-label={t('feedback.stars', { count: stars })}
              onChange={() => onValue(stars)}
            />
            <Icon of={IconStar} size="l" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
