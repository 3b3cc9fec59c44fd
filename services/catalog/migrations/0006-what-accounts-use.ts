import type { Knex } from 'knex';

/**
 * What each account has, for its quotas: goods that are not deleted, pictures, and the bytes that were announced for them. Counted
 * by the statements that write goods and pictures, so that no way to write one passes by, and nobody counts 100,000 rows.
 * The row is held until the transaction ends: what two register at the same moment is counted one after the other.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table account_use (
      account_id uuid primary key,
      goods bigint not null default 0,
      pictures bigint not null default 0,
      bytes bigint not null default 0
    );

    create function count_goods() returns trigger language plpgsql as $$
    begin
      insert into account_use as u (account_id, goods)
        select owner_id, count(*) from written where deleted_at is null group by owner_id order by owner_id
        on conflict (account_id) do update set goods = u.goods + excluded.goods;
      return null;
    end $$;

    create function recount_goods() returns trigger language plpgsql as $$
    begin
      insert into account_use as u (account_id, goods)
        select owner_id, sum(n) from (
          select owner_id, 1 as n from written where deleted_at is null
          union all select owner_id, -1 from before where deleted_at is null) as change
        group by owner_id having sum(n) <> 0 order by owner_id
        on conflict (account_id) do update set goods = u.goods + excluded.goods;
      return null;
    end $$;

    create function uncount_goods() returns trigger language plpgsql as $$
    begin
      update account_use u set goods = u.goods - gone.n from (
        select owner_id, count(*) as n from before where deleted_at is null group by owner_id) as gone
      where u.account_id = gone.owner_id;
      return null;
    end $$;

    create function count_pictures() returns trigger language plpgsql as $$
    begin
      insert into account_use as u (account_id, pictures, bytes)
        select uploader_id, count(*), sum(byte_size) from written group by uploader_id order by uploader_id
        on conflict (account_id) do update
          set pictures = u.pictures + excluded.pictures, bytes = u.bytes + excluded.bytes;
      return null;
    end $$;

    create function uncount_pictures() returns trigger language plpgsql as $$
    begin
      update account_use u set pictures = u.pictures - gone.n, bytes = u.bytes - gone.bytes from (
        select uploader_id, count(*) as n, sum(byte_size) as bytes from before group by uploader_id) as gone
      where u.account_id = gone.uploader_id;
      return null;
    end $$;

    create trigger count_goods after insert on good
      referencing new table as written for each statement execute function count_goods();
    create trigger recount_goods after update on good
      referencing new table as written old table as before for each statement execute function recount_goods();
    create trigger uncount_goods after delete on good
      referencing old table as before for each statement execute function uncount_goods();
    create trigger count_pictures after insert on picture
      referencing new table as written for each statement execute function count_pictures();
    create trigger uncount_pictures after delete on picture
      referencing old table as before for each statement execute function uncount_pictures();

    insert into account_use (account_id, goods)
      select owner_id, count(*) from good where deleted_at is null group by owner_id;
    insert into account_use as u (account_id, pictures, bytes)
      select uploader_id, count(*), sum(byte_size) from picture group by uploader_id
      on conflict (account_id) do update set pictures = excluded.pictures, bytes = excluded.bytes;
  `);
}
