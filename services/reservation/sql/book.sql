-- One wanted booking: whether its actor is still there, its idempotency key, what the actor is to the good, the rules’
-- verdicts, the limit, the room, and then the row, its event and its answer. p_no_room: the refusal that a booking like it
-- has just had for lack of room. Wanted: an object with the columns named below (book.ts).
create or replace function book(p_wanted jsonb, p_no_room jsonb default null)
  returns table (outcome text, stands text, detail jsonb)
  language plpgsql volatile set lock_timeout = '3s' as $$
  declare
    w record;
    g good;
    lender account;
    asked record;
    claim tstzrange;
    contains_now boolean;
  begin
    select * into w from jsonb_to_record(p_wanted) as (
        key_owner text, key text, body_hash text, actor uuid, card_group uuid, good_version bigint,
        lender_version bigint, member_refusal jsonb, manager_refusal jsonb, max_supplies int,
        limit_regardless boolean, id uuid, good uuid, lender uuid, borrower uuid, quantity int,
        is_hourly boolean, start_date date, end_date date, start_at timestamptz, end_at timestamptz,
        zone text, margin_days int, claim_from timestamptz, claim_until timestamptz, memo text,
        method text, charge jsonb, now timestamptz, topic text, event_type text, event jsonb, traceparent text,
        answer jsonb);
    claim := tstzrange(w.claim_from, w.claim_until, '[)');
    contains_now := w.start_at <= w.now and w.now < w.end_at;

    if exists (select from account a where a.id = w.actor and a.deleted) then
      outcome := 'gone';
      return next;
      return;
    end if;
    if w.key is not null then
      select * into asked from idempotency_begin(w.key_owner, w.key, w.body_hash);
      if asked.state <> 'new' then
        outcome := case asked.state when 'done' then 'replayed' else asked.state end;
        detail := jsonb_build_object('response', asked.response, 'refusal', asked.refusal);
        return next;
        return;
      end if;
    end if;

    select * into g from good x where x.id = w.good;
    select * into lender from account a where a.id = g.owner_id;
    if g.id is null or lender.id is null then
      outcome := 'unknown_good';
      return next;
      return;
    end if;
    if w.borrower <> w.actor and not exists (select from account a where a.id = w.borrower and not a.deleted) then
      outcome := 'unknown_borrower';
      return next;
      return;
    end if;
    if g.version <> w.good_version or lender.version <> w.lender_version then
      outcome := 'stale';
      return next;
      return;
    end if;

    outcome := 'refused';
    stands := standing(w.actor, w.card_group, g.owner_id, g.group_ids, g.is_public, g.is_public_use,
      lender.prevent_public_access);
    detail := case
      when stands = 'none' or g.deleted then
        jsonb_build_object('kind', 'not_found', 'code', 'not_found',
          'params', jsonb_build_object('entity', 'good', 'id', w.good))
      when w.borrower <> w.actor and stands <> 'manager' and not manages(w.actor, w.card_group, w.borrower)
          and not serves(w.actor, w.card_group, w.borrower, g.group_ids) then
        '{"kind":"forbidden","code":"booking.manager_only","field":"user_id"}'
      when stands = 'viewer' or (w.borrower <> w.actor and standing(w.borrower, null, g.owner_id, g.group_ids,
          g.is_public, g.is_public_use, lender.prevent_public_access) in ('none', 'viewer')) then
        '{"kind":"forbidden","code":"booking.not_a_member"}'
      when stands = 'manager' then w.manager_refusal
      else w.member_refusal end;
    if detail is not null then
      return next;
      return;
    end if;
    if w.borrower <> w.actor and stands <> 'manager' and not manages(w.actor, w.card_group, w.borrower) then
      stands := 'group_owner';
    end if;

    if w.max_supplies is not null and stands <> 'manager' then
      detail := limit_refusal(w.lender, w.borrower, w.max_supplies, w.limit_regardless, lender.manage_hand_over,
        w.start_at, w.end_at, w.now, null);
      if detail is not null then
        return next;
        return;
      end if;
    end if;

    if w.charge is not null then
      detail := unsettled_refusal(w.lender, w.borrower);
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

    select * into g from good x where x.id = w.good for no key update skip locked;
    if not found then
      select * into g from good x where x.id = w.good;
      detail := room_refusal(w.good, g.quantity, g.is_exclusive, lender.manage_hand_over, w.quantity, array[claim],
        contains_now, w.now, null);
      if detail is not null then
        return next;
        return;
      end if;
      select * into g from good x where x.id = w.good for no key update;
    end if;
    if g.version <> w.good_version then
      outcome := 'stale';
      return next;
      return;
    end if;
    detail := room_refusal(w.good, g.quantity, g.is_exclusive, lender.manage_hand_over, w.quantity, array[claim],
      contains_now, w.now, null);
    if detail is not null then
      return next;
      return;
    end if;

    insert into booking (id, good_id, lender_id, borrower_id, booked_by, quantity, is_hourly, start_date, end_date,
        start_at, end_at, agreed_end_at, zone, margin_days, claim, memo, method, charge, created_at, updated_at)
      values (w.id, w.good, w.lender, w.borrower, w.actor, w.quantity, w.is_hourly, w.start_date, w.end_date,
        w.start_at, w.end_at, w.end_at, w.zone, w.margin_days, claim, w.memo, w.method, w.charge, w.now, w.now);
    insert into outbox (topic, key, type, data, traceparent)
      values (w.topic, w.good::text, w.event_type, w.event, w.traceparent);
    if w.key is not null then
      -- A key that has run out is written over.
      insert into idempotency as i (actor, key, body_hash, response)
        values (w.key_owner, w.key, w.body_hash, w.answer || jsonb_build_object('standing', stands))
        on conflict (actor, key) do update set body_hash = excluded.body_hash, response = excluded.response,
          refusal = null, created_at = excluded.created_at;
    end if;
    outcome := 'booked';
    return next;
  end $$;
