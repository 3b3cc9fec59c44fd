import { useTranslation } from '@kashikari/web-kit';
import { fieldsIn } from '../../../good-fields';
import { FoldedPart } from './folded-part';
import { Inputs } from './inputs';
import type { PartProps } from './part-props';
import { PriceFields } from './price-fields';
import { Switches } from './switches';

const LINES = ['book', 'bought', 'own'] as const;

/** What few goods have, each part folded: prices, a book's author, what it cost, a label of one's own, who else sees it. */
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
