import { addTranslations, retrying } from '@kashikari/web-kit';
import { type ComponentType, useEffect, useState } from 'react';
import { otherTranslations } from '../i18n/translations';

/** Loads a piece together with the texts that a first visit does not have. */
export async function withTexts<Part>(piece: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([piece, addTranslations('shell', otherTranslations)]);
  return part;
}

/**
 * Loads a piece of the page once it is needed; undefined until then.
 * @param load imports the piece; the same function at each call
 */
export function usePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: boolean,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (isNeeded) void retrying(load).then((part) => setPart(() => part));
  }, [isNeeded, load]);
  return Part;
}
