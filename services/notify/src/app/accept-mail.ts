import { Injectable } from '@nestjs/common';
import { forbidden, unwrap, type Call } from '@kashikari/kernel';
import { readMailAsked, type MailAsked } from '../domain/requested-mail';
import { Mailroom } from './ports';

/** Accepts a mail that another service asks for: kept first, sent by a job. */
@Injectable()
export class AcceptMail {
  constructor(private readonly mailroom: Mailroom) {}

  async run(asked: MailAsked, { actor, now }: Call): Promise<void> {
    if (actor.kind !== 'system') throw forbidden();
    await this.mailroom.accept(unwrap(readMailAsked(asked)), now);
  }
}
