import { TextField, fieldText, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import { fieldsIn, GOOD_FIELDS } from '../../../good-fields';
import type { PartProps } from './part-props';

/** Lines of text that few goods have; they fold away until one of them is filled. */
const RARE_TEXTS = fieldsIn('more');

/** Number, ISBN, author, publisher: behind one line until somebody wants them, or one of them is wrong. */
export function MoreFields({ draft, onChange, error }: PartProps) {
  const { t } = useTranslation('goods');
  const [open, setOpen] = useState(() => RARE_TEXTS.some((name) => draft[name] !== ''));
  const wrong = RARE_TEXTS.some((name) => fieldText(error, name));
  return (
    <details className="fmore" open={open || wrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="sm b">{t('form.more')}</summary>
      {RARE_TEXTS.map((name) => (
        <TextField
          key={name}
          label={t(`facts.${name}`)}
          name={name}
          optional
          maxLength={GOOD_FIELDS[name].maxLength}
          inputMode={GOOD_FIELDS[name].kind === 'isbn' ? 'numeric' : undefined}
          value={draft[name]}
          error={fieldText(error, name)}
          onValue={(value) => onChange({ [name]: value })}
        />
      ))}
    </details>
  );
}
