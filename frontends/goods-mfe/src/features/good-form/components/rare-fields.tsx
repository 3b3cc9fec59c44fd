import { useTranslation } from '@kashikari/web-kit';
import { fieldsIn } from '../../../good-fields';
import { FoldedPart } from './folded-part';
import { Inputs } from './inputs';
import type { PartProps } from './part-props';
import { PriceFields } from './price-fields';
import { Switches } from './switches';

const LINES = ['book', 'bought', 'own'] as const;

/**
 * The rarely used fields in folded parts: prices, a book's author, the purchase price, a custom label, and the
 * audience.
 */
export function RareFields(part: PartProps) {
  const { t } = useTranslation('goods');
  const { draft, error } = part;
  const audience = fieldsIn('audience');
  const seenBy = audience.filter((name) => draft[name]).map((name) => t(`form.${name}`));
  return (
    <>
      <PriceFields {...part} />
      {LINES.map((name) => {
        const fields = fieldsIn(name);
        const filled = fields.map((field) => draft[field].trim().replaceAll('\n', '・')).filter(Boolean);
        return (
          <FoldedPart
            key={name}
            title={t(`form.${name}`)}
            summary={filled.join('・') || t(`form.${name}Intro`)}
            fields={fields}
            draft={draft}
            error={error}
          >
            <Inputs part={name} {...part} />
          </FoldedPart>
        );
      })}
      <FoldedPart
        title={t('form.audience')}
        summary={seenBy.join('・') || t('form.audienceIntro')}
        fields={audience}
        draft={draft}
        error={error}
      >
        <div className="card pad">
          <Switches part="audience" {...part} />
        </div>
      </FoldedPart>
    </>
  );
}
