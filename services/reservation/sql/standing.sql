-- What an actor is to a good: manager, member, guest, viewer or none (REST contract, “Who sees a good”).
-- The table "Who sees a good" of the REST contract: 'manager', 'member', 'guest' (books, because of public use),
-- 'viewer' (sees, may not book), 'none' (not told that it exists).
create or replace function standing(p_actor uuid, p_card_group uuid, p_owner uuid, p_groups uuid[], p_public boolean,
    p_public_use boolean, p_prevent_public boolean) returns text
  language sql stable as $$
    select case
      when manages(p_actor, p_card_group, p_owner) then 'manager'
      when belongs(p_actor, p_card_group, p_groups) then 'member'
      when p_prevent_public then 'none'
      when p_public_use and p_actor is not null and p_card_group is null then 'guest'
      when p_public or p_public_use then 'viewer'
      else 'none' end
  $$;
