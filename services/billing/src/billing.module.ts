import { Module, type OnApplicationBootstrap, type Provider } from '@nestjs/common';
import { Clock, Logger, newId, SettingsToken, StockController } from '@kashikari/platform';
import { ApplyLoans } from './app/apply-loans';
import { ApplyProviderEvent } from './app/cards/apply-provider-event';
import { Customers } from './app/cards/customers';
import { DeleteCustomer } from './app/cards/delete-customer';
import { ManageCards } from './app/cards/manage-cards';
import { Payees } from './app/cards/payees';
import { TakeProviderEvent } from './app/cards/take-provider-event';
import { BillGivenPlan } from './app/contracts/bill-given-plan';
import { BuyCredit } from './app/contracts/buy-credit';
import { BuyPlan } from './app/contracts/buy-plan';
import { CancelPlan } from './app/contracts/cancel-plan';
import { ChangeBoughtPlan } from './app/contracts/change-bought-plan';
import { ChargePlan } from './app/contracts/charge-plan';
import { CollectBill } from './app/contracts/collect-bill';
import { CreditUnused } from './app/contracts/credit-unused';
import { EndBoughtPlan } from './app/contracts/end-bought-plan';
import { FollowBill } from './app/contracts/follow-bill';
import { LapseContract } from './app/contracts/lapse-contract';
import { ManageCoupons } from './app/contracts/manage-coupons';
import { NextBill } from './app/contracts/next-bill';
import { OpenBillPayment } from './app/contracts/open-bill-payment';
import { PlanGrounds } from './app/contracts/plan-grounds';
import { QuotePlan } from './app/contracts/quote-plan';
import { SetNonprofit } from './app/contracts/set-nonprofit';
import { SettleContract } from './app/contracts/settle-contract';
import { VoidBill } from './app/contracts/void-bill';
import { FetchNames } from './app/documents/fetch-names';
import { ReadDocuments } from './app/documents/read-documents';
import { EndPlan } from './app/end-plan';
import { BillFee } from './app/fees/bill-fee';
import { CollectFee } from './app/fees/collect-fee';
import { EndFee } from './app/fees/end-fee';
import { FollowFee } from './app/fees/follow-fee';
import { SettleFee } from './app/fees/settle-fee';
import { StopFee } from './app/fees/stop-fee';
import { VoidFee } from './app/fees/void-fee';
import { FollowPaid } from './app/follow-paid';
import { FetchPeople } from './app/fetch-people';
import { FollowAccounts } from './app/follow-accounts';
import { FollowDefault } from './app/follow-default';
import { FollowIntent } from './app/follow-intent';
import { GetFeatures } from './app/get-features';
import { GetSubscription } from './app/get-subscription';
import { EndOverdue } from './app/invoices/end-overdue';
import { FollowInvoice } from './app/invoices/follow-invoice';
import { LookAtInvoice } from './app/invoices/look-at-invoice';
import { RequestInvoices } from './app/invoices/request-invoices';
import { RunInvoiceAttempt } from './app/invoices/run-invoice-attempt';
import { SendInvoices } from './app/invoices/send-invoices';
import { ListPlans } from './app/list-plans';
import { LookAtSubscriptions } from './app/look-at-subscriptions';
import * as ports from './app/ports';
import { Accounts, Operator, Mailer, PlanRequests, Subscriptions } from './app/ports';
import { FollowDispute } from './app/chargebacks/follow-dispute';
import { CheckAccount } from './app/payouts/check-account';
import { FollowPayout } from './app/payouts/follow-payout';
import { GetBalance } from './app/payouts/get-balance';
import { RemindPayout } from './app/payouts/remind-payout';
import { RequestPayout } from './app/payouts/request-payout';
import { SendPayout } from './app/payouts/send-payout';
import { ReadPayments } from './app/read-payments';
import { RefundPayment } from './app/refund-payment';
import { RequestPlan } from './app/request-plan';
import { SendPlanMail } from './app/send-plan-mail';
import { SettlePayment } from './app/settle-payment';
import { SetPlan } from './app/set-plan';
import { Reconcile } from './app/reconcile/reconcile';
import { ReconcileDaily } from './app/reconcile/reconcile-daily';
import { ReadSales } from './app/sales/read-sales';
import { Staff } from './app/staff';
import { connectProvider } from './clients/connect-provider';
import { GrpcIdentity } from './clients/identity-access';
import { IdentityAccounts } from './clients/identity-accounts';
import { NotifyMailer } from './clients/notify-mailer';
import { DeleteCustomerJob } from './events/delete-customer.job';
import { OnBookingChanged } from './events/on-booking-changed';
import { CollectFeeJob } from './events/collect-fee.job';
import { OnFeeGroupChanged } from './events/on-fee-group-changed';
import { OnFeeMemberChanged } from './events/on-fee-member-changed';
import { SettleFeeJob } from './events/settle-fee.job';
import { StopFeeJob } from './events/stop-fee.job';
import { FetchNamesJob } from './events/fetch-names.job';
import { OnManagerChanged } from './events/on-manager-changed';
import { OnUserChanged } from './events/on-user-changed';
import { EndPlanJob } from './events/end-plan.job';
import { CollectBillJob } from './events/collect-bill.job';
import { LapseContractJob } from './events/lapse-contract.job';
import { OnSeatsChanged } from './events/on-seats-changed';
import { FollowPayoutJob } from './events/follow-payout.job';
import { ReconcileJob } from './events/reconcile.job';
import { ReleaseLoanJob } from './events/release-loan.job';
import { RemindPayoutJob } from './events/remind-payout.job';
import { SendPayoutJob } from './events/send-payout.job';
import { OverdueInvoiceJob } from './events/overdue-invoice.job';
import { ProviderEventJob } from './events/provider-event.job';
import { SettleContractJob } from './events/settle-contract.job';
import { SendPlanMailJob } from './events/send-plan-mail.job';
import { BookingPaymentsController } from './grpc/booking-payments.controller';
import { ContractsController } from './grpc/contracts.controller';
import { DiscountsController } from './grpc/discounts.controller';
import { DocumentsController } from './grpc/documents.controller';
import { FeesController } from './grpc/fees.controller';
import { PaymentCardsController } from './grpc/payment-cards.controller';
import { PaymentsController } from './grpc/payments.controller';
import { PayoutsController } from './grpc/payouts.controller';
import { SalesController } from './grpc/sales.controller';
import { PlansController } from './grpc/plans.controller';
import { RULES, SETTINGS, type BillingSettings } from './settings';
import { PgStoredCustomers } from './store/cards/customers.repository';
import { PgStoredPayees } from './store/cards/payees.repository';
import { PgProviderEvents } from './store/cards/provider-events.repository';
import { CapturePayment } from './app/capture-payment';
import { ChargeReturn } from './app/charge-return';
import { DecidePayment } from './app/decide-payment';
import { EndUnpaid } from './app/end-unpaid';
import { LookAgain } from './app/look-again';
import { OpenIntent } from './app/open-intent';
import { OpenSheet } from './app/open-sheet';
import { RunAttempt } from './app/run-attempt';
import { SettleUpAll } from './app/settle-up-all';
import { CapturePaymentJob } from './events/capture-payment.job';
import { ChargeReturnJob } from './events/charge-return.job';
import { FollowPaymentJob } from './events/follow-payment.job';
import { LapsePaymentJob } from './events/lapse-payment.job';
import { RunAttemptJob } from './events/run-attempt.job';
import { PgContracts } from './store/contracts/contracts.repository';
import { PgCoupons } from './store/contracts/coupons.repository';
import { PgDocumentViews } from './store/documents/documents.views';
import { PgFees } from './store/fees/fees.repository';
import { PgAttempts } from './store/payments/attempts.repository';
import { PgPayments } from './store/payments/payments.repository';
import { PgPaymentViews } from './store/payments/payments.views';
import { PgPayouts } from './store/payouts/payouts.repository';
import { PgReturnCharges } from './store/payments/return-charges.repository';
import { PgPeople } from './store/people.repository';
import { PgPlanRequests } from './store/plan-requests.repository';
import { PgLedger } from './store/reconcile/ledger.repository';
import { PgSales } from './store/sales/sales.views';
import { PaymentStock } from './store/stock/payment-stock';
import { PgSubscriptions } from './store/subscriptions.repository';

const operator: Provider = {
  provide: Operator,
  useFactory: (settings: BillingSettings): Operator => ({
    defaultPlan: settings.DEFAULT_PLAN,
    staff: settings.STAFF_EMAILS,
    contact: settings.OPERATOR_CONTACT ?? '',
    name: settings.OPERATOR_NAME,
    registrationNumber: settings.OPERATOR_REGISTRATION_NUMBER ?? '',
    commissionPercent: settings.COMMISSION_PERCENT,
    planUnit: settings.PLAN_UNIT,
    volumeDiscounts: settings.VOLUME_DISCOUNTS,
  }),
  inject: [SettingsToken],
};

/** Payments: plans of accounts, group fees, and payments for loans. */
@Module({
  controllers: [
    ...[PlansController, ContractsController, DiscountsController],
    ...[PaymentsController, BookingPaymentsController, PaymentCardsController, FeesController],
    DocumentsController,
    StockController,
    ...[PayoutsController, SalesController],
  ],
  providers: [
    ...[ListPlans, GetFeatures, GetSubscription, SetPlan, Staff, LookAtSubscriptions, RequestPlan],
    ...[FollowAccounts, FollowDefault, EndPlan, SendPlanMail],
    ...[OnUserChanged, EndPlanJob, SendPlanMailJob],
    ...[ApplyLoans, FetchPeople, ReadPayments, RefundPayment, SettlePayment],
    ...[OnBookingChanged, OnManagerChanged, ReadDocuments, FetchNames, FetchNamesJob],
    ...[CapturePayment, DecidePayment, EndUnpaid, LookAgain, OpenIntent, OpenSheet, RunAttempt, SettleUpAll],
    ...[CapturePaymentJob, FollowPaymentJob, LapsePaymentJob, RunAttemptJob],
    ...[ChargeReturn, ChargeReturnJob],
    ...[Customers, ManageCards, Payees, TakeProviderEvent, ApplyProviderEvent, DeleteCustomer, FollowIntent],
    ...[ProviderEventJob, DeleteCustomerJob],
    ...[
      PlanGrounds,
      QuotePlan,
      BuyPlan,
      BuyCredit,
      CancelPlan,
      ChangeBoughtPlan,
      ChargePlan,
      FollowBill,
      OpenBillPayment,
    ],
    ...[SettleContract, CollectBill, LapseContract, EndBoughtPlan, VoidBill, NextBill],
    ...[ManageCoupons, SetNonprofit],
    ...[SettleContractJob, CollectBillJob, LapseContractJob, OnSeatsChanged],
    ...[BillFee, CollectFee, EndFee, FollowFee, FollowPaid, SettleFee, StopFee, VoidFee],
    ...[CollectFeeJob, SettleFeeJob, StopFeeJob, OnFeeGroupChanged, OnFeeMemberChanged],
    ...[
      BillGivenPlan,
      CreditUnused,
      RequestInvoices,
      SendInvoices,
      LookAtInvoice,
      FollowInvoice,
      RunInvoiceAttempt,
    ],
    ...[EndOverdue, OverdueInvoiceJob],
    ...[Reconcile, ReconcileDaily, ReconcileJob],
    ...[
      FollowDispute,
      CheckAccount,
      ReadSales,
      GetBalance,
      RequestPayout,
      SendPayout,
      FollowPayout,
      RemindPayout,
    ],
    ...[ReleaseLoanJob, SendPayoutJob, FollowPayoutJob, RemindPayoutJob],
    operator,
    { provide: Subscriptions, useClass: PgSubscriptions },
    { provide: PlanRequests, useClass: PgPlanRequests },
    { provide: Accounts, useClass: IdentityAccounts },
    { provide: Mailer, useClass: NotifyMailer },
    {
      provide: ports.SecurityTime,
      useFactory: (clock: Clock) => ({ now: () => clock.real() }),
      inject: [Clock],
    },
    { provide: ports.Ids, useValue: { next: newId } },
    { provide: ports.Contracts, useClass: PgContracts },
    { provide: ports.Coupons, useClass: PgCoupons },
    { provide: ports.Fees, useClass: PgFees },
    { provide: ports.DocumentViews, useClass: PgDocumentViews },
    { provide: ports.Attempts, useClass: PgAttempts },
    { provide: ports.Payments, useClass: PgPayments },
    { provide: ports.PaymentViews, useClass: PgPaymentViews },
    { provide: ports.Ledger, useClass: PgLedger },
    { provide: ports.Sales, useClass: PgSales },
    PaymentStock,
    { provide: ports.Payouts, useClass: PgPayouts },
    { provide: ports.ReturnCharges, useClass: PgReturnCharges },
    { provide: ports.People, useClass: PgPeople },
    { provide: ports.Identity, useClass: GrpcIdentity },
    { provide: ports.CardProvider, inject: [SettingsToken, Logger], useFactory: connectProvider },
    { provide: ports.StoredCustomers, useClass: PgStoredCustomers },
    { provide: ports.StoredPayees, useClass: PgStoredPayees },
    { provide: ports.ProviderEvents, useClass: PgProviderEvents },
  ],
})
export class BillingModule implements OnApplicationBootstrap {
  static readonly settings = SETTINGS;
  static readonly rules = RULES;
  static readonly keepsAccounts = true;
  static readonly calls = ['identity', 'notify'];

  constructor(
    private readonly followDefault: FollowDefault,
    private readonly people: ports.People,
    private readonly reconciling: ReconcileDaily,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.followDefault.run(this.clock.now());
    await this.reconciling.begin(this.clock.now());
    await this.people.orderNames(this.clock.now());
  }
}
