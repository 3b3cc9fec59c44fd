import { MAX_UNIT_PRICE, MIN_UNIT_PRICE } from '@kashikari/kernel';
import { formatMoney, formatPrices, Note, useLocale, useTranslation } from '@kashikari/web-kit';
import { fieldsIn } from '../../../good-fields';
import { bodyOf } from '../good-draft';
import { FoldedPart } from './folded-part';
import { Inputs } from './inputs';
import type { PartProps } from './part-props';
import { PriceExamples } from './price-examples';

/**
 * The prices: one by the hour, or three by the day. A book that is lent for money may need the permission of the rights
 * holder (Copyright Act of Japan, article 26-3). A note says so when both an ISBN and a price are present.
 */
export function PriceFields({ draft, onChange, error }: PartProps) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const part = draft.is_hourly ? 'hourly' : 'daily';
  const body = bodyOf(draft);
  const prices = formatPrices(body, locale);
  const [min, max] = [MIN_UNIT_PRICE, MAX_UNIT_PRICE].map((yen) => formatMoney(yen, 'JPY', locale));
  return (
    <FoldedPart
      title={t('form.prices')}
      summary={prices.join('・') || t('form.pricesIntro')}
      fields={fieldsIn(part)}
      draft={draft}
      error={error}
    >
      {prices.length > 0 && draft.isbn.trim() !== '' && <Note tone="warning">{t('form.copyright')}</Note>}
      <Inputs part={part} draft={draft} onChange={onChange} error={error} />
      <p className="hint">{t('form.pricesHint', { min, max })}</p>
      <PriceExamples terms={body} />
    </FoldedPart>
  );
}
