import { Injectable } from '@nestjs/common';
import { isId } from '@kashikari/kernel';
import { Database } from '@kashikari/platform';
import { InviteViews, type SeenInvite } from '../app/ports';
import type { Invite } from '../domain/invite';
import { offsetOf, type Page, type PageAsked } from '../domain/page';
import { toInvite, type InviteRow } from './invite-row';
import type { GroupRow } from './rows';

const LIST = `
  select i.*, count(*) over () as total from invites i
   where i.group_id = $1 and i.closed_at is null and not exists (
     select from users u join memberships m on m.user_id = u.id and m.group_id = i.group_id and m.left_at is null
      where u.email = i.email)
   order by i.sent_at desc, i.id limit $2 offset $3`;

const BY_TOKEN = `
  select i.*, g.name as group_name, g.slug as group_slug, g.sign_up_message, g.tag_form_label,
    g.tag_form_placeholder, u.name as inviter_name
    from invites i join groups g on g.id = i.group_id and g.deleted_at is null join users u on u.id = i.inviter_id
   where i.token_hash = $1 and i.closed_at is null`;

type InvitationRow = InviteRow &
  Pick<GroupRow, 'sign_up_message' | 'tag_form_label' | 'tag_form_placeholder'> &
  Record<'group_name' | 'group_slug' | 'inviter_name', string>;

@Injectable()
export class PgInviteViews extends InviteViews {
  constructor(private readonly db: Database) {
    super();
  }

  override async listOf(groupId: string, page: PageAsked): Promise<Page<Invite>> {
    const rows = await this.db.read<InviteRow & { total: number }>(LIST, [
      ...[groupId, page.perPage],
      offsetOf(page),
    ]);
    return { items: rows.map(toInvite), total: rows[0]?.total ?? 0 };
  }

  override async find(id: string): Promise<Invite | undefined> {
    return (await this.present([id]))[0];
  }

  override async present(ids: readonly string[]): Promise<Invite[]> {
    const rows = await this.db.read<InviteRow>(
      'select * from invites where id = any($1) and closed_at is null order by email',
      [ids.filter(isId)],
    );
    return rows.map(toInvite);
  }

  override async byToken(tokenHash: string): Promise<SeenInvite | undefined> {
    const row = await this.db.one<InvitationRow>(BY_TOKEN, [tokenHash]);
    if (!row) return undefined;
    const group = {
      ...{ id: row.group_id, name: row.group_name, slug: row.group_slug },
      signUpMessage: row.sign_up_message,
      tagFormLabel: row.tag_form_label,
      tagFormPlaceholder: row.tag_form_placeholder,
    };
    return { invite: toInvite(row), group, inviterName: row.inviter_name };
  }
}
