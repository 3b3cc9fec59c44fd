-- Whether an actor runs a group of a good in which a borrower is a member.
-- A group owner books for members of that group at its counter, by the rules for members.
create or replace function serves(p_actor uuid, p_card_group uuid, p_borrower uuid, p_groups uuid[]) returns boolean
  language sql stable as $$
    select oversees(p_actor, p_card_group, array(select m.group_id from membership m
      where m.user_id = p_borrower and m.group_id = any (p_groups) and not m.disabled and not m.deleted))
  $$;
