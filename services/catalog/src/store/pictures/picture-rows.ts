import { Injectable } from '@nestjs/common';
import { Jobs, type SqlTx } from '@kashikari/platform';
import type { KnownPicture } from '../../domain/attach-pictures';
import type { Good } from '../../domain/good';
import type { Id } from '../../domain/ids';
import { KEEP_UNUSED, type Picture } from '../../domain/picture';

/** Kind of the job that removes a picture which no good shows; its key is the picture's id. */
const SWEEP_PICTURE = 'picture.sweep';

interface KnownRow extends Picture {
  readonly uploader_id: Id;
  readonly good_id: Id | null;
  readonly group_id: Id | null;
}

/** Stores which good or group shows which pictures. Pictures no longer shown are removed later. */
@Injectable()
export class PictureRows {
  constructor(private readonly jobs: Jobs) {}

  /** The pictures that have arrived among `ids`, held until the transaction ends, so that two goods can't take one. */
  async lock(tx: SqlTx, ids: readonly Id[]): Promise<KnownPicture[]> {
    if (ids.length === 0) return [];
    const rows = await tx.read<KnownRow>(
      `select id, uploader_id, good_id, group_id, width, height, alt from picture
       where id = any ($1::uuid[]) and width is not null order by id for no key update`,
      [ids],
    );
    return rows.map(({ uploader_id, good_id, group_id, ...picture }) => ({
      ...picture,
      uploaderId: uploader_id,
      goodId: good_id,
      groupId: group_id,
    }));
  }

  /** Makes a good show its pictures, in their order, in place of those that it showed before. */
  async show(tx: SqlTx, good: Good, before: readonly Picture[], now: number): Promise<void> {
    const ids = good.pictures.map(({ id }) => id);
    const known = before.map(({ id }) => id);
    if (ids.join() === known.join()) return;
    await tx.read(`update picture set good_id = null, place = null where good_id = $1`, [good.id]);
    await tx.read(
      `update picture p set good_id = $1, place = shown.place
       from unnest($2::uuid[]) with ordinality as shown (id, place) where p.id = shown.id`,
      [good.id, ids],
    );
    await this.sweepLater(
      tx,
      known.filter((id) => !ids.includes(id)),
      now,
    );
  }

  /** A group keeps these from being removed, beside those that it shows already. */
  async claim(tx: SqlTx, groupId: Id, ids: readonly Id[]): Promise<void> {
    await tx.read(`update picture set group_id = $1 where id = any ($2::uuid[]) and good_id is null`, [
      groupId,
      ids,
    ]);
  }

  /** Each group shows these and no others, whatever a claim said before. */
  async showInGroups(
    tx: SqlTx,
    groups: readonly { readonly id: Id; readonly imageIds: readonly Id[] }[],
    now: number,
  ): Promise<void> {
    const shown = groups.flatMap(({ id, imageIds }) => imageIds.map((imageId) => ({ id, imageId })));
    const released = await tx.read<{ id: Id }>(
      `update picture set group_id = null where group_id = any ($1::uuid[]) and not exists (
         select from unnest($2::uuid[], $3::uuid[]) as shown (group_id, id)
         where shown.group_id = picture.group_id and shown.id = picture.id) returning id`,
      [groups.map(({ id }) => id), shown.map(({ id }) => id), shown.map(({ imageId }) => imageId)],
    );
    await tx.read(
      `update picture p set group_id = shown.group_id
         from unnest($1::uuid[], $2::uuid[]) as shown (group_id, id)
        where p.id = shown.id and p.good_id is null and p.group_id is null`,
      [shown.map(({ id }) => id), shown.map(({ imageId }) => imageId)],
    );
    await this.sweepLater(
      tx,
      released.map(({ id }) => id),
      now,
    );
  }

  /** Nothing of an account that is gone is shown: what it had sent, and what its goods and groups showed, is removed now. */
  async forgetOf(tx: SqlTx, accountId: Id, now: number): Promise<void> {
    const released = await tx.read<{ id: Id }>(
      `update picture set good_id = null, group_id = null, place = null, alt = ''
        where (uploader_id = $1 and good_id is null and group_id is null) or group_id = $1
          or good_id in (select id from good where owner_id = $1)
          or group_id in (select id from lending_group where owner_id = $1) returning id`,
      [accountId],
    );
    await this.sweepAt(
      tx,
      released.map(({ id }) => id),
      now,
    );
  }

  sweepLater(tx: SqlTx, ids: readonly Id[], now: number): Promise<void> {
    return this.sweepAt(tx, ids, now + KEEP_UNUSED);
  }

  private sweepAt(tx: SqlTx, ids: readonly Id[], dueAt: number): Promise<void> {
    return this.jobs.schedule(tx, ...ids.map((key) => ({ kind: SWEEP_PICTURE, key, dueAt })));
  }
}
