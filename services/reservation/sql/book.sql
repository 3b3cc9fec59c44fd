-- One booking: its idempotency key, what the actor is to the good, the rules’ verdicts, the limit, the room, and then
-- the row, its event and its answer.
create or replace function book(p_key_owner text, p_key text, p_body_hash text,
    p_actor uuid, p_card_group uuid, p_good_version bigint, p_lender_version bigint,
    p_member_refusal jsonb, p_manager_refusal jsonb, p_max_supplies int, p_limit_regardless boolean,
    p_id uuid, p_good uuid, p_lender uuid, p_borrower uuid, p_quantity int, p_is_hourly boolean,
    p_start_date date, p_end_date date, p_start_at timestamptz, p_end_at timestamptz, p_zone text, p_margin_days int,
    p_claim_from timestamptz, p_claim_until timestamptz, p_memo text, p_method text, p_now timestamptz,
    p_topic text, p_event_type text, p_event jsonb, p_traceparent text, p_answer jsonb, p_no_room jsonb default null)
  returns table (outcome text, stands text, detail jsonb)
  language plpgsql volatile set lock_timeout = '3s' as $$
  declare
    g good;
    lender account;
    asked record;
    claim constant tstzrange := tstzrange(p_claim_from, p_claim_until, '[)');
    contains_now constant boolean := p_start_at <= p_now and p_now < p_end_at;
  begin
    if p_key is not null then
      select * into asked from idempotency_begin(p_key_owner, p_key, p_body_hash);
      if asked.state <> 'new' then
        outcome := case asked.state when 'done' then 'replayed' else asked.state end;
        detail := jsonb_build_object('response', asked.response, 'refusal', asked.refusal);
        return next;
        return;
      end if;
    end if;

    select * into g from good x where x.id = p_good;
    select * into lender from account a where a.id = g.owner_id;
    if g.id is null or lender.id is null then
      outcome := 'unknown_good';
      return next;
      return;
    end if;
    if p_borrower <> p_actor and not exists (select from account a where a.id = p_borrower and not a.deleted) then
      outcome := 'unknown_borrower';
      return next;
      return;
    end if;
    if g.version <> p_good_version or lender.version <> p_lender_version then
      outcome := 'stale';
      return next;
      return;
    end if;

    outcome := 'refused';
    stands := standing(p_actor, p_card_group, g.owner_id, g.group_ids, g.is_public, g.is_public_use,
      lender.prevent_public_access);
    detail := case
      when stands = 'none' or g.deleted then
        jsonb_build_object('kind', 'not_found', 'code', 'not_found',
          'params', jsonb_build_object('entity', 'good', 'id', p_good))
      when p_borrower <> p_actor and stands <> 'manager' and not manages(p_actor, p_card_group, p_borrower) then
        '{"kind":"forbidden","code":"booking.manager_only","field":"user_id"}'
      when stands = 'viewer' or (p_borrower <> p_actor and standing(p_borrower, null, g.owner_id, g.group_ids,
          g.is_public, g.is_public_use, lender.prevent_public_access) in ('none', 'viewer')) then
        '{"kind":"forbidden","code":"booking.not_a_member"}'
      when stands = 'manager' then p_manager_refusal
      else p_member_refusal end;
    if detail is not null then
      return next;
      return;
    end if;

    if p_max_supplies is not null and stands <> 'manager' then
      detail := limit_refusal(p_lender, p_borrower, p_max_supplies, p_limit_regardless, lender.manage_hand_over,
        p_start_at, p_end_at, p_now, null);
      if detail is not null then
        return next;
        return;
      end if;
    end if;

    if p_no_room is not null then
      detail := p_no_room;
      return next;
      return;
    end if;

    select * into g from good x where x.id = p_good for no key update skip locked;
    if not found then
      select * into g from good x where x.id = p_good;
      detail := room_refusal(p_good, g.quantity, g.is_exclusive, lender.manage_hand_over, p_quantity, array[claim],
        contains_now, p_now, null);
      if detail is not null then
        return next;
        return;
      end if;
      select * into g from good x where x.id = p_good for no key update;
    end if;
    if g.version <> p_good_version then
      outcome := 'stale';
      return next;
      return;
    end if;
    detail := room_refusal(p_good, g.quantity, g.is_exclusive, lender.manage_hand_over, p_quantity, array[claim],
      contains_now, p_now, null);
    if detail is not null then
      return next;
      return;
    end if;

    insert into booking (id, good_id, lender_id, borrower_id, booked_by, quantity, is_hourly, start_date, end_date,
        start_at, end_at, agreed_end_at, zone, margin_days, claim, memo, method, created_at, updated_at)
      values (p_id, p_good, p_lender, p_borrower, p_actor, p_quantity, p_is_hourly, p_start_date, p_end_date,
        p_start_at, p_end_at, p_end_at, p_zone, p_margin_days, claim, p_memo, p_method, p_now, p_now);
    insert into outbox (topic, key, type, data, traceparent)
      values (p_topic, p_good::text, p_event_type, p_event, p_traceparent);
    if p_key is not null then
      -- A key that has run out is written over.
      insert into idempotency as i (actor, key, body_hash, response)
        values (p_key_owner, p_key, p_body_hash, p_answer || jsonb_build_object('standing', stands))
        on conflict (actor, key) do update set body_hash = excluded.body_hash, response = excluded.response,
          refusal = null, created_at = excluded.created_at;
    end if;
    outcome := 'booked';
    return next;
  end $$;
