-- Whether an actor manages an account or is it; a card never does.
create or replace function manages(p_actor uuid, p_card_group uuid, p_account uuid) returns boolean
  language sql stable as $$
    select p_card_group is null and (p_actor = p_account or exists (
      select from manager m where m.user_id = p_actor and m.account_id = p_account and not m.deleted))
  $$;
