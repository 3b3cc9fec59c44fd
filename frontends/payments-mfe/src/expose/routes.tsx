import { defineRemote, lazyScreen } from '@kashikari/web-kit';

const PricingScreen = lazyScreen(() => import('../features/pricing/pricing-screen'), 'PricingScreen');
const PlanScreen = lazyScreen(() => import('../features/pricing/plan-screen'), 'PlanScreen');
const LegacyScreen = lazyScreen(() => import('../features/pricing/legacy-screen'), 'LegacyScreen');

const PaymentScreen = lazyScreen(() => import('../features/payments/payment-screen'), 'PaymentScreen');
const CheckoutScreen = lazyScreen(() => import('../features/payments/checkout-screen'), 'CheckoutScreen');
const MethodScreen = lazyScreen(() => import('../features/payments/method-screen'), 'MethodScreen');
const ReceiptScreen = lazyScreen(() => import('../features/payments/receipt-screen'), 'ReceiptScreen');
const HistoryScreen = lazyScreen(() => import('../features/payments/history-screen'), 'HistoryScreen');
const DocumentsScreen = lazyScreen(() => import('../features/documents/documents-screen'), 'DocumentsScreen');
const PayoutsScreen = lazyScreen(() => import('../features/payouts/payouts-screen'), 'PayoutsScreen');
const SalesScreen = lazyScreen(() => import('../features/sales/sales-screen'), 'SalesScreen');
const PayoutAccount = lazyScreen(() => import('../features/payments/payout-account'), 'PayoutAccount');
const GroupFee = lazyScreen(() => import('../features/payments/group-fee'), 'GroupFee');
const BookingPayments = lazyScreen(() => import('../features/payments/booking-payments'), 'BookingPayments');

/** The exports of this remote: prices, the user's plan and their payments. */
export const remote = defineRemote({
  name: 'payments',
  kit: KIT_VERSION,
  translations: {
    ja: () => import('../i18n/ja.json'),
    en: () => import('../i18n/en.json'),
    'ja-Hira': () => import('../i18n/ja-Hira.json'),
  },
  routes: [
    { path: 'payments/history', element: <HistoryScreen /> },
    { path: 'payments/documents', element: <DocumentsScreen /> },
    { path: 'payments/payouts', element: <PayoutsScreen /> },
    { path: 'payments/sales', element: <SalesScreen /> },
    { path: 'payments/method', element: <MethodScreen /> },
    { path: 'payments/:id', element: <PaymentScreen /> },
    { path: 'payments/:id/checkout', element: <CheckoutScreen /> },
    { path: 'payments/:id/receipt', element: <ReceiptScreen /> },
    { path: 'subscriptions/pricing', element: <PricingScreen /> },
    { path: 'subscriptions/upgrade', element: <PlanScreen /> },
    { path: 'subscriptions/legacy_upgrade', element: <LegacyScreen /> },
  ],
  slots: { 'booking-payments': BookingPayments, 'payout-account': PayoutAccount, 'group-fee': GroupFee },
});
