/**
 * Common table expressions with the ties of many users at once, as `tiesOf` (goods/ties.sql.ts) has them for one: the
 * accounts they act for, and the groups they belong to or run. They read users from `receiver (user_id)`.
 */
export const TIES_OF_RECEIVERS = `
  acts_for as (
    select user_id, user_id as account_id from receiver
    union
    select m.user_id, m.account_id from receiver join manager m using (user_id) where not m.deleted),
  place as (
    select m.user_id, m.group_id from receiver join membership m using (user_id)
      join lending_group l on l.id = m.group_id
      where not m.deleted and not m.disabled and not l.deleted
    union
    select a.user_id, l.id from acts_for a join lending_group l on l.owner_id = a.account_id
      where not l.deleted)`;

/** Condition that a receiver `r` sees a good `g` by its address (visible-goods.ts, for many users). */
export const RECEIVER_SEES = `
  (g.deleted_at is null and (g.is_open
    or exists (select from acts_for a where a.user_id = r.user_id and a.account_id = g.owner_id)
    or exists (select from place p where p.user_id = r.user_id and p.group_id = any (g.group_ids))))`;
