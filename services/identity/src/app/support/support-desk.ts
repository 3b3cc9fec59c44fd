import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE, notFound } from '@kashikari/kernel';
import { InstallationViews, SupportContact } from '../ports';
import type { Operator } from './inquiry-mails';

/** The operator as the receiver of inquiries and feedback. */
@Injectable()
export class SupportDesk {
  constructor(
    private readonly contact: SupportContact,
    private readonly installations: InstallationViews,
  ) {}

  /** Returns the operator, in the installation's language. Refuses `not_found` if its contact is no email address. */
  async operator(): Promise<Operator> {
    const { address } = this.contact;
    if (address === null) throw notFound('support', 'OPERATOR_CONTACT');
    const installation = await this.installations.find();
    return { email: address, locale: installation?.locale ?? DEFAULT_LOCALE };
  }
}
