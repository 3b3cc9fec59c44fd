import { addTranslations, retrying } from '@kashikari/web-kit';
import { type ComponentType, useEffect, useState } from 'react';
import { noEvents } from '../analytics/events';
import { useSettings } from '../config/settings';
import { otherTranslations } from '../i18n/translations';
import type { ConsentProps } from './consent-props';

/** Loads the banner and the sender of events when they are needed. */
const loadParts = () =>
  retrying(async () => {
    const [{ ConsentParts }] = await Promise.all([
      import('./consent-parts'),
      addTranslations('shell', otherTranslations),
    ]);
    return ConsentParts;
  });

/** Asks for consent, and counts screen views after it. Where no category is in use, nothing is loaded for it. */
export function Consent(props: ConsentProps) {
  const settings = useSettings();
  const [Parts, setParts] = useState<ComponentType<ConsentProps>>();
  const isKnown = settings !== undefined;
  const isUsed = settings?.consent !== undefined;
  useEffect(() => {
    if (isUsed) void loadParts().then((parts) => setParts(() => parts));
    else if (isKnown) noEvents();
  }, [isKnown, isUsed]);
  return Parts ? <Parts {...props} /> : null;
}
