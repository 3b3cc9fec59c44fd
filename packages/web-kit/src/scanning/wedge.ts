import { addTranslations, laterTexts } from '../i18n/i18n';
import { translatorOf } from '../i18n/texts';

export { listenToWedge } from './listen-to-wedge';

/** What is said when a scanner's keyboard was learnt. */
export async function setUpSaid(): Promise<string> {
  await addTranslations('kit', laterTexts);
  const t = translatorOf('kit');
  return t('scanner.learnt');
}
