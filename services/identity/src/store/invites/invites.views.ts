import { Injectable } from '@nestjs/common';
import { isId } from '@kashikari/kernel';
import { reached, Database } from '@kashikari/platform';
import { InviteViews, type InvitesRequest, type SeenInvite } from '../../app/ports';
import type { InviteState } from '../../domain/invites/invite';
import { offsetOf, type Page, type PageRequest } from '../../domain/shared/page';
import { toInvite, type InviteRow } from './invite-row';
import type { GroupRow } from '../work/rows';

/** Selects invitations whose group or account still exists. */
const SEEN = `
  from invites i
  join users inviter on inviter.id = i.inviter_id
  left join groups g on g.id = i.group_id
  left join users owner on owner.id = g.owner_id
  left join users account on account.id = i.account_id
 where (i.group_id is null or g.deleted_at is null) and (i.account_id is null or account.deleted_at is null)`;

const COLUMNS = `i.*, g.name as group_name, g.slug as group_slug, g.owner_id as group_owner_id,
  g.description as group_description, g.price_per_month, g.sign_up_message, g.tag_form_label,
  g.tag_form_placeholder, owner.name as owner_name, inviter.name as inviter_name,
  account.name as account_name`;

/** `stateOf` of the domain, for a query: `$1` is now. */
const STATE = `case when i.closed_by in ('accepted', 'declined') then i.closed_by
  when i.closed_at is null and i.expires_at > $1 then 'pending' else 'ended' end`;

interface SeenRow extends InviteRow {
  closed_at: Date | null;
  group_name: string | null;
  group_owner_id: string;
  group_description: string;
  group_slug: string;
  price_per_month: GroupRow['price_per_month'];
  sign_up_message: GroupRow['sign_up_message'];
  tag_form_label: string;
  tag_form_placeholder: string;
  inviter_name: string;
  account_name: string | null;
  owner_name: string | null;
}

@Injectable()
export class PgInviteViews extends InviteViews {
  constructor(private readonly db: Database) {
    super();
  }

  override async list(
    asked: InvitesRequest,
    state: InviteState | undefined,
    now: number,
    page: PageRequest,
  ): Promise<Page<SeenInvite>> {
    const [condition, params] = conditionOf(asked);
    const within = `$${5 + params.length}`;
    const where = `${condition} and ${reached('coalesce(g.owner_id, i.account_id)', within)}`;
    const rows = await this.db.read<SeenRow & { total: number }>(
      `select ${COLUMNS}, count(*) over () as total ${SEEN} and ${where} and ($2 = '' or $2 = ${STATE})
        order by i.closed_at is not null, i.sent_at desc, i.id limit $3 offset $4`,
      [new Date(now), state ?? '', page.perPage, offsetOf(page), ...params, asked.within ?? null],
    );
    return { items: rows.map(toSeen), total: Number(rows[0]?.total ?? 0) };
  }

  override async find(id: string): Promise<SeenInvite | undefined> {
    return (await this.present([id]))[0];
  }

  override async present(ids: readonly string[]): Promise<SeenInvite[]> {
    const rows = await this.db.read<SeenRow>(
      `select ${COLUMNS} ${SEEN} and i.id = any($1) order by i.email, i.id`,
      [ids.filter(isId)],
    );
    return rows.map(toSeen);
  }

  override async byToken(tokenHash: string): Promise<SeenInvite | undefined> {
    const seen = await this.everByToken(tokenHash);
    return seen?.closedAt === null ? seen : undefined;
  }

  override async everByToken(tokenHash: string): Promise<SeenInvite | undefined> {
    const row = await this.db.one<SeenRow>(`select ${COLUMNS} ${SEEN} and i.token_hash = $1`, [tokenHash]);
    return row && toSeen(row);
  }
}

function conditionOf(asked: InvitesRequest): readonly [string, readonly unknown[]] {
  if ('groupId' in asked)
    return [`i.group_id = $5 and coalesce(i.kind, 'member') = any($6)`, [asked.groupId, asked.kinds]];
  if ('accountId' in asked) return ['i.account_id = $5', [asked.accountId]];
  if ('inviterId' in asked) return ['i.inviter_id = $5', [asked.inviterId]];
  const { id, email, emailVerified } = asked.to;
  return ['(i.user_id = $5 or i.email = $6)', [id, emailVerified ? email : null]];
}

function toSeen(row: SeenRow): SeenInvite {
  const group =
    row.group_id === null
      ? undefined
      : {
          ...{ id: row.group_id, name: row.group_name ?? '', slug: row.group_slug },
          ...{ ownerId: row.group_owner_id, description: row.group_description },
          pricePerMonth: row.price_per_month,
          signUpMessage: row.sign_up_message,
          tagFormLabel: row.tag_form_label,
          tagFormPlaceholder: row.tag_form_placeholder,
        };
  return {
    invite: toInvite(row),
    group,
    inviterName: row.inviter_name,
    accountName: row.account_name ?? '',
    ownerName: row.owner_name ?? '',
    closedAt: row.closed_at?.getTime() ?? null,
  };
}
