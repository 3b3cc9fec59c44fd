import type { Translations } from '@kashikari/web-kit';

/** The shell's own words. */
export const translations: Translations = {
  ja: () => import('./ja.json'),
  en: () => import('./en.json'),
  'ja-Hira': () => import('./ja-Hira.json'),
};
