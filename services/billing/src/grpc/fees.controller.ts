import { fees } from '@kashikari/contracts';
import { isId, notFound, type Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { EndFee } from '../app/fees/end-fee';
import { toPayment } from './payment-message';

/** Fees of groups. */
@GrpcController(fees.FeeServiceService)
export class FeesController {
  constructor(private readonly ending: EndFee) {}

  async endFee({ paymentId }: fees.EndFeeRequest, call: Call): Promise<fees.EndFeeResponse> {
    if (!isId(paymentId)) throw notFound('payment', paymentId);
    return { payment: toPayment(await this.ending.run(paymentId, call), call.now) };
  }
}
