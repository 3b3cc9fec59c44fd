import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { isNews } from '../domain/booking-mails';
import type { MailOrder, ThreadOrder } from '../domain/mail';
import { PAUSE } from '../domain/message-mails';
import { pushedOf } from '../domain/push';
import { MailQueue, Times } from './ports';
import { PushQueue } from './ports/push';

/** Data of an event with the time at which the event was written, real time. */
export type Dated<News> = News & { readonly happenedAt: number };

/** The mails that some news are worth. */
export interface Mails {
  readonly atOnce: readonly MailOrder[];
  /** Those of a thread, of which one comes at a time. */
  readonly spaced?: readonly ThreadOrder[];
}

/** Writes mails and pushes about events of one kind, in the transaction that consumes them. */
@Injectable()
export abstract class WriteMails<News> {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly pushQueue: PushQueue,
    private readonly times: Times,
  ) {}

  async run(news: readonly Dated<News>[], tx: Tx): Promise<void> {
    const real = this.times.real();
    const now = this.times.now();
    const recent = news.filter(({ happenedAt }) => isNews(happenedAt, real));
    const { atOnce, spaced = [] } = this.mailsOf(recent, now);
    if (spaced.length) await this.mailQueue.putSpaced(spaced, PAUSE, now, tx);
    if (atOnce.length) await this.mailQueue.put(atOnce, now, tx);
    const pushed = pushedOf([...spaced, ...atOnce]);
    if (pushed.length) await this.pushQueue.put(pushed, now, tx);
  }

  /** @param now business time, epoch milliseconds */
  protected abstract mailsOf(news: readonly News[], now: number): Mails;
}
