import { type Good, Note, useTranslation } from '@kashikari/web-kit';
import { WayOn } from './way-on';
import './why-not.css';

/**
 * The reason why the caller can't book a good, in one sentence, with the next step. Renders nothing for a good that can
 * be booked.
 */
export function WhyNot({ good }: { readonly good: Good }) {
  const { t } = useTranslation('goods');
  if (!good.why_not) return null;
  return (
    <section className="sec why" aria-label={t('whyNot.label')}>
      <Note>{t(`whyNot.${sentenceOf(good, good.why_not)}`, { location: good.location })}</Note>
      <WayOn good={good} reason={good.why_not} />
    </section>
  );
}

type Reason = NonNullable<Good['why_not']>;

/** The name of the sentence. A card that only reads is refused whatever the rules of the good are. */
function sentenceOf(
  { restrict_reservation: restricted, location }: Good,
  reason: Reason,
): Reason | 'readOnlyCard' | 'referenceAt' {
  if (reason === 'restricted' && !restricted) return 'readOnlyCard';
  if (reason === 'reference_only' && location) return 'referenceAt';
  return reason;
}
