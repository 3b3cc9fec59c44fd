import { INQUIRY_CATEGORIES } from '@kashikari/kernel';
import { useTranslation } from '@kashikari/web-kit';
import type { Category } from '../api/create-inquiry';

interface Props {
  readonly value: Category;
  readonly error?: string;
  readonly onValue: (value: Category) => void;
}

/** The subjects of an inquiry as chips, of which one is chosen. */
export function CategoryChips({ value, error, onValue }: Props) {
  const { t } = useTranslation('shell');
  return (
    <fieldset className="f chipset" aria-invalid={error !== undefined}>
      <legend className="lbl">{t('contact.category')}</legend>
      <div className="tgl">
        {INQUIRY_CATEGORIES.map((category) => (
          <label key={category} className={category === value ? 'filt on' : 'filt'}>
            <input
              className="vh"
              type="radio"
              name="category"
              value={category}
              checked={category === value}
              onChange={() => onValue(category)}
            />
            {t(`contact.categories.${category}`)}
          </label>
        ))}
      </div>
      {error && <p className="errm">{error}</p>}
    </fieldset>
  );
}
