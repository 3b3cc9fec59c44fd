import { useSettings } from '../config/settings';
import { usePart, withTexts } from '../offers/use-part';
import type { ConsentProps } from './consent-props';

const load = () => withTexts(import('./consent-parts')).then(({ ConsentParts }) => ConsentParts);

/** Asks for consent, and counts screen views after it. Where no category is in use, nothing is loaded for it. */
export function Consent(props: ConsentProps) {
  const Parts = usePart(load, useSettings()?.consent !== undefined);
  return Parts ? <Parts {...props} /> : null;
}
