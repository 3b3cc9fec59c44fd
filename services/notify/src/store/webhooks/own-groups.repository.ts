import { Injectable } from '@nestjs/common';
import { isId } from '@kashikari/kernel';
import { Database, Replica, sqlOf, type Tx } from '@kashikari/platform';
import { OwnGroups, type OwnedGroup } from '../../app/ports/webhooks';

const GROUPS = new Replica<OwnedGroup>('lending_group', { deleted: true, ownerId: true, name: true });

/** Deletes webhooks that are limited to a group which ended or has another owner; $1 ids of groups. */
const END = `
  delete from webhook w using lending_group g
  where g.id = any ($1::uuid[]) and w.group_id = g.id::text and (g.deleted or g.owner_id <> w.user_id)`;

const GET = `select id, version, deleted, owner_id as "ownerId", name from lending_group where id = $1`;

@Injectable()
export class PgOwnGroups extends OwnGroups {
  constructor(private readonly db: Database) {
    super();
  }

  async apply(groups: readonly OwnedGroup[], within: Tx): Promise<void> {
    const changed = await GROUPS.apply(within, groups);
    if (changed.length) await sqlOf(within).read(END, [changed.map(({ id }) => id)]);
  }

  async store(groups: readonly OwnedGroup[]): Promise<void> {
    if (groups.length) await this.db.transaction((tx) => this.apply(groups, tx));
  }

  async get(id: string): Promise<OwnedGroup | undefined> {
    return isId(id) ? this.db.one<OwnedGroup>(GET, [id]) : undefined;
  }
}
