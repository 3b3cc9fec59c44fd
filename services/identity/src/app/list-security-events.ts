import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import { isId } from '../domain/ids';
import type { KeptSecurityEvent } from '../domain/security-event';
import { accountHolder } from './acting';
import { SecurityViews } from './ports';
import { refusal } from './refusing';

const DEFAULT = 20;
const MOST = 100;

export interface SecurityEventsAsked {
  /** The last one seen; empty begins with the newest. */
  readonly beforeId: string;
  readonly limit: number;
}

/** What was written down about one's own account, the newest first. Who acts for the account is not told. */
@Injectable()
export class ListSecurityEvents {
  constructor(private readonly views: SecurityViews) {}

  async run(
    { beforeId, limit }: SecurityEventsAsked,
    call: Call,
  ): Promise<{ events: KeptSecurityEvent[]; more: boolean }> {
    const userId = accountHolder(call);
    if (beforeId && !isId(beforeId)) throw refusal('invalid', 'validation.format', 'before');
    const size = Math.min(Math.max(limit || DEFAULT, 1), MOST);
    const found = await this.views.eventsOf(userId, beforeId || undefined, size + 1);
    return { events: found.slice(0, size), more: found.length > size };
  }
}
