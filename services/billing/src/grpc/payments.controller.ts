import { payments, knownText, SETS, textOf } from '@kashikari/contracts';
import { isId, notFound, refused, type Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { EndUnpaid } from '../app/end-unpaid';
import { RequestInvoices } from '../app/invoices/request-invoices';
import { LookAgain } from '../app/look-again';
import { OpenSheet } from '../app/open-sheet';
import { ReadPayments } from '../app/read-payments';
import { RefundPayment } from '../app/refund-payment';
import { SettlePayment } from '../app/settle-payment';
import { readPage } from './page';
import { toPayment } from './payment-message';

@GrpcController(payments.PaymentServiceService)
export class PaymentsController {
  constructor(
    private readonly reading: ReadPayments,
    private readonly settling: SettlePayment,
    private readonly refunding: RefundPayment,
    private readonly sheets: OpenSheet,
    private readonly looking: LookAgain,
    private readonly ending: EndUnpaid,
    private readonly invoices: RequestInvoices,
  ) {}

  async getPayment({ id }: payments.GetPaymentRequest, call: Call): Promise<payments.GetPaymentResponse> {
    return { payment: toPayment(await this.reading.get(paymentId(id), call), call.now) };
  }

  async listPayments(
    request: payments.ListPaymentsRequest,
    call: Call,
  ): Promise<payments.ListPaymentsResponse> {
    const { bookingId, groupId, from, to, afterId } = request;
    const page = readPage(request.page);
    if ([bookingId, groupId, afterId].some((id) => id && !isId(id)))
      return { payments: [], page: { ...page, total: 0 } };
    const filter = {
      ...{ ...page, scope: textOf(SETS.paymentScope, request.scope) ?? 'pay' },
      ...{ bookingId: bookingId || undefined, groupId: groupId || undefined },
      ...{ status: knownText(SETS.paymentStatus, request.status) },
      ...{ from: from?.getTime(), to: to?.getTime(), afterId: afterId || undefined },
    };
    const { payments, total } = await this.reading.list(filter, call);
    return { payments: payments.map((seen) => toPayment(seen, call.now)), page: { ...page, total } };
  }

  async settlePayment(
    { id, method, note }: payments.SettlePaymentRequest,
    call: Call,
  ): Promise<payments.SettlePaymentResponse> {
    const word = textOf(SETS.handMethod, method);
    if (!word) throw refused('validation.choice', undefined, 'method');
    return { payment: toPayment(await this.settling.run(paymentId(id), word, note, call), call.now) };
  }

  async refundPayment(
    { id, amount, reason }: payments.RefundPaymentRequest,
    call: Call,
  ): Promise<payments.RefundPaymentResponse> {
    return { payment: toPayment(await this.refunding.run(paymentId(id), amount, reason, call), call.now) };
  }

  async openSheet(
    { paymentId: id, keepCard }: payments.OpenSheetRequest,
    call: Call,
  ): Promise<payments.OpenSheetResponse> {
    return { clientSecret: await this.sheets.run(paymentId(id), keepCard, call) };
  }

  async retryPayment(
    { id }: payments.RetryPaymentRequest,
    call: Call,
  ): Promise<payments.RetryPaymentResponse> {
    return { payment: toPayment(await this.looking.retry(paymentId(id), call), call.now) };
  }

  async cancelPayment(
    { id }: payments.CancelPaymentRequest,
    call: Call,
  ): Promise<payments.CancelPaymentResponse> {
    return { payment: toPayment(await this.ending.giveUp(paymentId(id), call), call.now) };
  }

  async requestInvoices(
    { paymentIds, name, email }: payments.RequestInvoicesRequest,
    call: Call,
  ): Promise<payments.RequestInvoicesResponse> {
    const ids = paymentIds.map(paymentId);
    const found = await this.invoices.run({ paymentIds: ids, name, email }, call);
    return { payments: found.map((seen) => toPayment(seen, call.now)) };
  }
}

function paymentId(id: string): string {
  if (!isId(id)) throw notFound('payment', id);
  return id;
}
