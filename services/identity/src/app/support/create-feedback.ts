import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import { readFeedback, type Feedback } from '../../domain/support/feedback';
import { UnitOfWork } from '../ports';
import { valuesOf } from '../shared/refusing';
import { writtenBy } from './inquiry-mails';
import { PersonWhoWrites } from './person-who-writes';
import { SupportDesk } from './support-desk';

/** Mails feedback to the operator. Its text is stored sealed until notify has the mail. */
@Injectable()
export class CreateFeedback {
  constructor(
    private readonly works: UnitOfWork,
    private readonly desk: SupportDesk,
    private readonly people: PersonWhoWrites,
  ) {}

  /** Refuses `not_found` where the operator takes no inquiries. */
  async run(form: Feedback, call: Call): Promise<void> {
    const operator = await this.desk.operator();
    const { body, rating, screen } = valuesOf(readFeedback(form));
    const user = await this.people.user(call);
    const params = {
      ...{ body, ...writtenBy(user, screen) },
      ...(rating !== undefined && { rating: String(rating) }),
    };
    await this.works.once(call, async (work) => {
      await work.order({ ...operator, template: 'feedback', params }, call.now);
      return {};
    });
  }
}
