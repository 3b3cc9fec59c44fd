import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import { Database, idempotent, Jobs, newId } from '@kashikari/platform';
import { PlanRequests, type PlanMail, type PlanRequest } from '../app/ports';
import { orderMails } from './mail-orders';

interface RequestRow {
  account_id: string;
  plan: string;
  message: string;
  nonprofit: boolean;
  asked_at: Date;
}

const OPEN = `
  insert into plan_requests (id, account_id, plan, message, nonprofit, asked_at) values ($1, $2, $3, $4, $5, $6)
    on conflict (account_id) where closed_at is null do nothing returning id`;

/** A clock that was moved back (tests) does not silence anybody. */
const ASK_OWNER = `
  insert into owner_asks as o (owner_id, asked_at) values ($1, $2)
    on conflict (owner_id) do update set asked_at = excluded.asked_at
      where o.asked_at <= excluded.asked_at - interval '1 day' or o.asked_at > excluded.asked_at
    returning owner_id`;

@Injectable()
export class PgPlanRequests extends PlanRequests {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  override async open(request: PlanRequest, mails: readonly PlanMail[], call: Call): Promise<boolean> {
    const { accountId, plan, message, nonprofit, askedAt } = request;
    return idempotent(this.db, call, async (tx) => {
      const row = await tx.one(OPEN, [newId(), accountId, plan, message, nonprofit, new Date(askedAt)]);
      if (row) await orderMails(this.jobs, tx, mails, askedAt);
      return row !== undefined;
    });
  }

  override async list(): Promise<PlanRequest[]> {
    const rows = await this.db.read<RequestRow>(
      'select * from plan_requests where closed_at is null order by asked_at, id limit 1000',
    );
    return rows.map(toRequest);
  }

  override async openOf(accountId: string): Promise<PlanRequest | undefined> {
    const row = await this.db.one<RequestRow>(
      'select * from plan_requests where account_id = $1 and closed_at is null',
      [accountId],
    );
    return row && toRequest(row);
  }

  override async askOwner(ownerId: string, now: number, mail: PlanMail): Promise<void> {
    await this.db.transaction(async (tx) => {
      const row = await tx.one(ASK_OWNER, [ownerId, new Date(now)]);
      if (row) await orderMails(this.jobs, tx, [mail], now);
    });
  }
}

function toRequest(row: RequestRow): PlanRequest {
  const { account_id: accountId, plan, message, nonprofit, asked_at: askedAt } = row;
  return { accountId, plan, message, nonprofit, askedAt: askedAt.getTime() };
}
