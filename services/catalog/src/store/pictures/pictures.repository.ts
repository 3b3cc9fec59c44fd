import { Injectable } from '@nestjs/common';
import { Database, newId, sqlOf, type Tx } from '@kashikari/platform';
import { Pictures, type AnnouncedUpload } from '../../app/ports';
import type { KnownPicture } from '../../domain/attach-pictures';
import type { Id } from '../../domain/ids';
import type { GroupSnapshot } from '../../domain/people';
import type { Picture, Upload } from '../../domain/picture';
import { PictureRows } from './picture-rows';
import { Quotas } from '../goods/quotas';

interface AnnouncedRow {
  readonly id: Id;
  readonly uploader_id: Id;
  readonly content_type: string;
  readonly byte_size: number;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
}

@Injectable()
export class PgPictures extends Pictures {
  constructor(
    private readonly db: Database,
    private readonly rows: PictureRows,
    private readonly quotas: Quotas,
  ) {
    super();
  }

  announce({ contentType, byteSize }: Upload, uploaderId: Id, alt: string, now: number): Promise<Id> {
    const id = newId();
    return this.db.transaction(async (tx) => {
      await tx.read(
        `insert into picture (id, uploader_id, content_type, byte_size, alt, created_at) values ($1, $2, $3, $4, $5, $6)`,
        [id, uploaderId, contentType, byteSize, alt, new Date(now)],
      );
      await this.quotas.check(tx, [uploaderId], 'pictures', 'bytes');
      await this.rows.sweepLater(tx, [id], now);
      return id;
    });
  }

  async announced(ids: readonly Id[]): Promise<AnnouncedUpload[]> {
    const rows = await this.db.read<AnnouncedRow>(
      `select id, uploader_id, content_type, byte_size, alt, width, height from picture where id = any ($1::uuid[])`,
      [ids],
    );
    return rows.map(({ id, uploader_id, content_type, byte_size, alt, width, height }) => ({
      id,
      uploaderId: uploader_id,
      contentType: content_type,
      byteSize: byte_size,
      alt,
      size: width === null || height === null ? undefined : { width, height },
    }));
  }

  sentBy(uploaderId: Id, beforeId: Id | null, most: number): Promise<Picture[]> {
    return this.db.read<Picture>(
      `select id, width, height, alt from picture where uploader_id = $1 and width is not null
        and ($2::uuid is null or id < $2) order by id desc limit $3`,
      [uploaderId, beforeId, most],
    );
  }

  async arrived(id: Id, { width, height }: { width: number; height: number }): Promise<void> {
    await this.db.read(`update picture set width = $2, height = $3 where id = $1`, [id, width, height]);
  }

  claim(groupId: Id, ids: readonly Id[], check: (known: readonly KnownPicture[]) => void): Promise<void> {
    return this.db.transaction(async (tx) => {
      check(await this.rows.lock(tx, ids));
      await this.rows.claim(tx, groupId, ids);
    });
  }

  showInGroups(
    within: Tx,
    groups: readonly Pick<GroupSnapshot, 'id' | 'imageIds'>[],
    now: number,
  ): Promise<void> {
    return this.rows.showInGroups(sqlOf(within), groups, now);
  }

  forgetOf(within: Tx, accountId: Id, now: number): Promise<void> {
    return this.rows.forgetOf(sqlOf(within), accountId, now);
  }

  showOnly(showing: Pick<GroupSnapshot, 'id' | 'imageIds'>, now: number): Promise<void> {
    return this.db.transaction((tx) => this.rows.showInGroups(tx, [showing], now));
  }

  async forgetUnused(within: Tx, id: Id): Promise<boolean> {
    const gone = await sqlOf(within).one(
      `delete from picture where id = $1 and good_id is null and group_id is null returning id`,
      [id],
    );
    return gone !== undefined;
  }
}
