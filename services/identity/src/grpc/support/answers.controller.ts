import { supports } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ReserveAnswer } from '../../app/support/reserve-answer';

@GrpcController(supports.SupportServiceService)
export class AnswersController {
  constructor(private readonly answers: ReserveAnswer) {}

  async reserveAnswer(
    { tokens }: supports.ReserveAnswerRequest,
    call: Call,
  ): Promise<supports.ReserveAnswerResponse> {
    return this.answers.reserve(tokens, call);
  }

  async settleAnswer(
    { reservationId, tokens }: supports.SettleAnswerRequest,
    call: Call,
  ): Promise<supports.SettleAnswerResponse> {
    await this.answers.settle(reservationId, tokens, call);
    return {};
  }
}
