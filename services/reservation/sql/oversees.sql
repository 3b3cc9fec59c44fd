-- Whether an actor runs one of a good’s groups.
-- Group owners: the account that owns one of the groups, its managers, and members made group owners. Nobody runs a group that
-- is deleted.
create or replace function oversees(p_actor uuid, p_card_group uuid, p_groups uuid[]) returns boolean
  language sql stable as $$
    select p_card_group is null and (
      exists (select from membership m where m.user_id = p_actor and m.group_id = any (p_groups)
        and m.group_owner and not m.disabled and not m.deleted
        and not exists (select from good_group d where d.id = m.group_id and d.deleted))
      or exists (select from good_group g where g.id = any (p_groups) and not g.deleted and (g.owner_id = p_actor
        or exists (select from manager m where m.user_id = p_actor and m.account_id = g.owner_id and not m.deleted))))
  $$;
