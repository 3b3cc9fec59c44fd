import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE, isLocale, type Call, DomainError } from '@kashikari/kernel';
import { readEmail } from '../../domain/shared/email';
import { UnitOfWork } from '../ports';
import { ShellRules } from '../shells/shell-rules';

/**
 * Orders a sign-in link. The job that sends the mail looks the address up, so neither the response nor its timing
 * reveals if it has an account.
 */
@Injectable()
export class RequestEmailLink {
  constructor(
    private readonly works: UnitOfWork,
    private readonly rules: ShellRules,
  ) {}

  async run({ email, locale }: { email: string; locale: string }, call: Call): Promise<void> {
    const read = readEmail(email);
    if (!read.ok) throw new DomainError({ ...read.refusal, field: 'email' });
    await this.rules.refuseAddress(read.value);
    const language = isLocale(locale) ? locale : (call.locale ?? DEFAULT_LOCALE);
    await this.works.once(call, async (work) => {
      await work.order({ template: 'sign_in_link', email: read.value, locale: language }, call.now);
      return {};
    });
  }
}
