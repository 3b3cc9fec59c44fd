import type { Translations } from '@kashikari/web-kit';

/** The shell's own texts for the frame, Home and Landing, in one file with those of the kit. */
export const translations: Translations = {
  ja: () => import(/* webpackChunkName: "kit-ja" */ './ja.json?first'),
  en: () => import(/* webpackChunkName: "kit-en" */ './en.json?first'),
  'ja-Hira': () => import(/* webpackChunkName: "kit-ja-Hira" */ './ja-Hira.json?first'),
};

/** The texts of all its other screens. */
export const otherTranslations: Translations = {
  ja: () => import('./ja.json?rest'),
  en: () => import('./en.json?rest'),
  'ja-Hira': () => import('./ja-Hira.json?rest'),
};
