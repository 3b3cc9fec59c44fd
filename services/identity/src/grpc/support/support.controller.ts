import { SETS, supports, textOf } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { CreateFeedback } from '../../app/support/create-feedback';
import { CreateInquiry } from '../../app/support/create-inquiry';

@GrpcController(supports.SupportServiceService)
export class SupportController {
  constructor(
    private readonly inquiries: CreateInquiry,
    private readonly feedback: CreateFeedback,
  ) {}

  async createInquiry(
    { locale, ...form }: supports.CreateInquiryRequest,
    call: Call,
  ): Promise<supports.CreateInquiryResponse> {
    const { number, replyBy } = await this.inquiries.run(form, textOf(SETS.locale, locale), call);
    return { number, replyBy: new Date(replyBy) };
  }

  async createFeedback(
    { body, rating, screen }: supports.CreateFeedbackRequest,
    call: Call,
  ): Promise<supports.CreateFeedbackResponse> {
    await this.feedback.run({ body, rating, screen }, call);
    return {};
  }
}
