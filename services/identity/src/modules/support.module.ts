import { Module } from '@nestjs/common';
import { CreateFeedback } from '../app/support/create-feedback';
import { CreateInquiry } from '../app/support/create-inquiry';
import { PersonWhoWrites } from '../app/support/person-who-writes';
import { ReserveAnswer } from '../app/support/reserve-answer';
import { SupportDesk } from '../app/support/support-desk';
import { AnswersController } from '../grpc/support/answers.controller';
import { SupportController } from '../grpc/support/support.controller';

/** Inquiries and feedback to the operator, and the budget of answers by a language model. */
@Module({
  controllers: [AnswersController, SupportController],
  providers: [CreateFeedback, CreateInquiry, PersonWhoWrites, ReserveAnswer, SupportDesk],
})
export class SupportModule {}
