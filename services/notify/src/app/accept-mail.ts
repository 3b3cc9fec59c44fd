import { Injectable } from '@nestjs/common';
import { forbidden, unwrap, type Call } from '@kashikari/kernel';
import { PAUSE } from '../domain/message-mails';
import { readMailAsked, readTelling, type MailAsked, type TellingAsked } from '../domain/requested-mail';
import { Mailroom } from './ports';

/** Accepts mails that another service asks for: kept first, sent by a job. */
@Injectable()
export class AcceptMail {
  constructor(private readonly mailroom: Mailroom) {}

  async run(asked: MailAsked, { actor, now }: Call): Promise<void> {
    if (actor.kind !== 'system') throw forbidden();
    await this.mailroom.accept([unwrap(readMailAsked(asked))], now);
  }

  /** The same to many. What comes soon after another of its thread waits, and then tells of all. */
  async tell(asked: TellingAsked, { actor, now }: Call): Promise<void> {
    if (actor.kind !== 'system') throw forbidden();
    const orders = unwrap(readTelling(asked));
    if (orders.length === 0) return;
    if (asked.force) await this.mailroom.accept(orders, now);
    else await this.mailroom.acceptSpaced(orders, PAUSE, now);
  }
}
