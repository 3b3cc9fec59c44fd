import { Module } from '@nestjs/common';
import { CreateFeedback } from '../app/support/create-feedback';
import { CreateInquiry } from '../app/support/create-inquiry';
import { PersonWhoWrites } from '../app/support/person-who-writes';
import { SupportDesk } from '../app/support/support-desk';
import { SupportController } from '../grpc/support/support.controller';

/** Inquiries and feedback to the operator. */
@Module({
  controllers: [SupportController],
  providers: [CreateFeedback, CreateInquiry, PersonWhoWrites, SupportDesk],
})
export class SupportModule {}
