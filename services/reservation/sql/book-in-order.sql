-- Books several wanted bookings one after the other, a row for each; who is gone books nothing.
create or replace function book_in_order(p_wanted jsonb) returns table (outcome text, stands text, detail jsonb)
  language plpgsql volatile as $$
  declare
    w record;
    full_good uuid;
    full_claim tstzrange;
    full_for int;
    no_room jsonb;
    alike jsonb;
  begin
    for w in select * from jsonb_to_recordset(p_wanted) as (
        key_owner text, key text, body_hash text, actor uuid, card_group uuid, good_version bigint,
        lender_version bigint, member_refusal jsonb, manager_refusal jsonb, max_supplies int,
        limit_regardless boolean, id uuid, good uuid, lender uuid, borrower uuid, quantity int, is_hourly boolean,
        start_date date, end_date date, start_at timestamptz, end_at timestamptz, zone text, margin_days int,
        claim_from timestamptz, claim_until timestamptz, memo text, method text, now timestamptz, topic text,
        event_type text, event jsonb, traceparent text, answer jsonb)
    loop
      if exists (select from account a where a.id = w.actor and a.deleted) then
        outcome := 'gone';
        stands := null;
        detail := null;
        return next;
        continue;
      end if;
      alike := case when w.good = full_good and tstzrange(w.claim_from, w.claim_until) = full_claim
        and w.quantity >= full_for then no_room end;
      select * into outcome, stands, detail from book(
        w.key_owner, w.key, w.body_hash, w.actor, w.card_group, w.good_version, w.lender_version, w.member_refusal,
        w.manager_refusal, w.max_supplies, w.limit_regardless, w.id, w.good, w.lender, w.borrower, w.quantity,
        w.is_hourly, w.start_date, w.end_date, w.start_at, w.end_at, w.zone, w.margin_days, w.claim_from,
        w.claim_until, w.memo, w.method, w.now, w.topic, w.event_type, w.event, w.traceparent, w.answer, alike);
      if outcome = 'booked' then
        no_room := null;
      elsif alike is null and detail->>'code' = 'booking.unavailable' then
        full_good := w.good;
        full_claim := tstzrange(w.claim_from, w.claim_until);
        full_for := w.quantity;
        no_room := detail;
      end if;
      return next;
    end loop;
  end $$;
