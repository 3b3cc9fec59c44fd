import { defineRemote, lazyScreen } from '@kashikari/web-kit';

const PricingScreen = lazyScreen(() => import('../features/pricing/pricing-screen'), 'PricingScreen');
const LegacyScreen = lazyScreen(() => import('../features/pricing/legacy-screen'), 'LegacyScreen');

/** What this remote offers: prices and one's own plan. */
export const remote = defineRemote({
  name: 'payments',
  kit: KIT_VERSION,
  translations: {
    ja: () => import('../i18n/ja.json'),
    en: () => import('../i18n/en.json'),
    'ja-Hira': () => import('../i18n/ja-Hira.json'),
  },
  routes: [
    { path: 'subscriptions/pricing', element: <PricingScreen /> },
    { path: 'subscriptions/upgrade', element: <PricingScreen /> },
    { path: 'subscriptions/legacy_upgrade', element: <LegacyScreen /> },
  ],
});
