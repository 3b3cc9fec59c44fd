import { addTranslations, laterTexts } from '../i18n/i18n';
import { translatorOf } from '../i18n/texts';
import { prefsChanged } from '../state/prefs';
import type { Store } from '../state/store';
import { listenToWedge, type WedgeOptions } from './listen-to-wedge';

/**
 * Listens with the options that a screen has when a code is read. Settings from a set-up code are stored on the device.
 * @param say shows the person that a scanner's keyboard was learned
 * @returns a function that stops listening
 */
export function startWedge(
  options: { readonly current: WedgeOptions },
  store: Store,
  say: (text: string) => void,
): () => void {
  return listenToWedge({
    onCode: (code) => options.current.onCode(code),
    field: () => options.current.field?.() ?? null,
    isKnown: (code) => options.current.isKnown?.(code) ?? false,
    layout: () => store.getState().prefs.scannerLayout || undefined,
    onLayout(scannerLayout) {
      store.dispatch(prefsChanged({ scannerLayout }));
      void setUpSaid().then(say);
    },
  });
}

async function setUpSaid(): Promise<string> {
  await addTranslations('kit', laterTexts);
  const t = translatorOf('kit');
  return t('scanner.learnt');
}
