import { addTranslations, retrying } from '@kashikari/web-kit';
import { type ComponentType, useEffect, useState } from 'react';
import type { Config } from '../config/config';
import { otherTranslations } from '../i18n/translations';
import { ASKED, useAtWork } from './at-work';
import type { OfferProps } from './offer-props';
import { useBannerWay } from './use-banner-way';
import { useNewerRelease } from './use-newer-release';

/** Loads the card when it is needed. */
const load = () =>
  retrying(async () => {
    const [{ OfferCard }] = await Promise.all([
      import('./offer-card'),
      addTranslations('shell', otherTranslations),
    ]);
    return OfferCard;
  });

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
  const [Card, setCard] = useState<ComponentType<OfferProps>>();
  useEffect(() => {
    if (waits) void load().then((card) => setCard(() => card));
  }, [waits]);
  if (!waits || atWork || !Card) return null;
  return <Card release={release} way={way} onLater={() => setPutOff(newer)} />;
}
