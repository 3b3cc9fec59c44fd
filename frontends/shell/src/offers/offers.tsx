import { useState } from 'react';
import type { Config } from '../config/config';
import { ASKED, useAtWork } from './at-work';
import { useBannerWay } from './use-banner-way';
import { useNewerRelease } from './use-newer-release';
import { usePart, withTexts } from './use-part';

const load = () => withTexts(import('./offer-card')).then(({ OfferCard }) => OfferCard);

/**
 * The offers of the page: a new release, or else the app on a phone. They appear one at a time at the foot of the
 * screen, and never during an activity.
 */
export function Offers({ config }: { readonly config: Promise<Config> }) {
  const newer = useNewerRelease(config);
  const [putOff, setPutOff] = useState<string>();
  const way = useBannerWay(config);
  const release = newer !== putOff ? newer : undefined;
  const waits = release !== undefined || way !== undefined;
  const atWork = useAtWork(waits, ASKED);
  const Card = usePart(load, waits);
  if (!waits || atWork || !Card) return null;
  return <Card release={release} way={way} onLater={() => setPutOff(newer)} />;
}
