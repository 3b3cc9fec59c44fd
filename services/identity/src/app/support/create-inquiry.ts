import { Injectable } from '@nestjs/common';
import { type Call, type Locale, replyBy } from '@kashikari/kernel';
import { inquiryNumber, readInquiry, replyDays, type InquiryForm } from '../../domain/support/inquiry';
import { Secrets, SupportContact, UnitOfWork } from '../ports';
import { valuesOf } from '../shared/refusing';
import { inquiryMail, receiptMail, type Ticket } from './inquiry-mails';
import { PersonWhoWrites } from './person-who-writes';
import { SupportDesk } from './support-desk';

/**
 * Mails an inquiry to the operator, and a receipt to the signed-in user. The text is stored sealed until notify has the
 * mails, and not after that.
 */
@Injectable()
export class CreateInquiry {
  constructor(
    private readonly works: UnitOfWork,
    private readonly desk: SupportDesk,
    private readonly contact: SupportContact,
    private readonly people: PersonWhoWrites,
    private readonly secrets: Secrets,
  ) {}

  /**
   * Refuses `not_found` where the operator takes no inquiries.
   * @param locale language of the person's screen; undefined: the user's own
   */
  async run(
    form: InquiryForm,
    locale: Locale | undefined,
    call: Call,
  ): Promise<Pick<Ticket, 'number' | 'replyBy'>> {
    const operator = await this.desk.operator();
    const inquiry = valuesOf(readInquiry(form));
    const { user, hasPriority } = await this.people.find(call);
    const { timeZone } = this.contact;
    const due = replyBy(call.now, replyDays(hasPriority), timeZone);
    return this.works.once(call, async (work) => {
      const number = inquiryNumber(this.secrets.id());
      const ticket = { inquiry, number, hasPriority, replyBy: due, timeZone, user };
      const receipt = receiptMail(ticket, operator, locale);
      const mails = [inquiryMail(ticket, operator), ...(receipt ? [receipt] : [])];
      await work.orderAll(
        mails.map((mail) => ({ mail })),
        call.now,
      );
      return { number, replyBy: due };
    });
  }
}
