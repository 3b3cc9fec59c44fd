import { Job, type DueJob } from '@kashikari/platform';
import type { PlanMail } from '../app/ports';
import { SendPlanMail } from '../app/send-plan-mail';

/** A mail that was ordered is handed to notify. While that can't be reached, the order stays. */
@Job<PlanMail>('plan.mail')
export class SendPlanMailJob {
  constructor(private readonly send: SendPlanMail) {}

  async run({ key, data }: DueJob<PlanMail>): Promise<void> {
    await this.send.run(`plan:${key}`, data);
  }
}
