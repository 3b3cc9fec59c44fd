import { type Good, Note, useTranslation } from '@kashikari/web-kit';
import { WayOn } from './way-on';
import './why-not.css';

/** Why the caller can't book a good, in one sentence, with the next step. Nothing for a good that can be booked. */
export function WhyNot({ good }: { readonly good: Good }) {
  const { t } = useTranslation('goods');
  if (!good.why_not) return null;
  return (
    <section className="sec why" aria-label={t('whyNot.label')}>
      <Note>{t(`whyNot.${sentenceOf(good)}`, { location: good.location })}</Note>
      <WayOn good={good} reason={good.why_not} />
    </section>
  );
}

/** The name of the sentence. A card that only reads is refused whatever the rules of the good are. */
function sentenceOf({ why_not: reason, restrict_reservation: restricted, location }: Good): string {
  if (reason === 'restricted' && !restricted) return 'readOnlyCard';
  if (reason === 'reference_only' && location) return 'referenceAt';
  return reason ?? '';
}
