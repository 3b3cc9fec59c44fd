import { Injectable } from '@nestjs/common';
import { accountHolder, isId, type Call, refused } from '@kashikari/kernel';
import type { KeptSecurityEvent } from '../../domain/sessions/security-event';
import { SecurityTime, SecurityViews, UnitOfWork } from '../ports';

const DEFAULT = 20;
const MAX = 100;

export interface SecurityEventsRequest {
  /** The last one seen; empty begins with the newest. */
  readonly beforeId: string;
  readonly limit: number;
}

/** The security record of the caller's account. Managers of the account cannot read it. */
@Injectable()
export class SecurityRecord {
  constructor(
    private readonly views: SecurityViews,
    private readonly works: UnitOfWork,
    private readonly time: SecurityTime,
  ) {}

  /** The newest first. */
  async list(
    { beforeId, limit }: SecurityEventsRequest,
    call: Call,
  ): Promise<{ events: KeptSecurityEvent[]; more: boolean }> {
    const userId = accountHolder(call);
    if (beforeId && !isId(beforeId)) throw refused('validation.format', undefined, 'before');
    const size = Math.min(Math.max(limit || DEFAULT, 1), MAX);
    const found = await this.views.eventsOf(userId, beforeId || undefined, size + 1);
    return { events: found.slice(0, size), more: found.length > size };
  }

  /** Records a data export. A stolen token could export everything within minutes, so the owner must see it. */
  async noteExport(address: string, call: Call): Promise<void> {
    const userId = accountHolder(call);
    await this.works.run((work) =>
      work.note({ userId, kind: 'data_exported', at: this.time.now(), address }),
    );
  }
}
