-- Whether an actor is a member of one of a good’s groups, and not paused or removed.
-- A group that is deleted has no members, also while word of their end is still to come; one that is not yet known counts by its
-- membership.
create or replace function belongs(p_actor uuid, p_card_group uuid, p_groups uuid[]) returns boolean
  language sql stable as $$
    select exists (select from membership m where m.user_id = p_actor and m.group_id = any (p_groups)
        and (p_card_group is null or m.group_id = p_card_group) and not m.disabled and not m.deleted
        and not exists (select from good_group d where d.id = m.group_id and d.deleted))
      or oversees(p_actor, p_card_group, p_groups)
  $$;
