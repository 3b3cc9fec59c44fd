-- Books several wanted bookings one after the other, a row for each. What is refused for lack of room refuses those after
-- it that want as much of the same in the same time, without looking again.
create or replace function book_in_order(p_wanted jsonb) returns table (outcome text, stands text, detail jsonb)
  language plpgsql volatile as $$
  declare
    wanted jsonb;
    full_for jsonb;
    no_room jsonb;
    alike jsonb;
  begin
    for wanted in select w.value from jsonb_array_elements(p_wanted) with ordinality as w order by w.ordinality loop
      alike := case when wanted @> full_for - 'quantity'
        and (wanted->>'quantity')::int >= (full_for->>'quantity')::int then no_room end;
      select * into outcome, stands, detail from book(wanted, alike);
      if outcome = 'booked' then
        no_room := null;
      elsif alike is null and detail->>'code' in ('booking.unavailable', 'booking.on_loan') then
        full_for := jsonb_build_object('good', wanted->'good', 'start_at', wanted->'start_at',
          'claim_from', wanted->'claim_from', 'claim_until', wanted->'claim_until', 'quantity', wanted->'quantity');
        no_room := detail;
      end if;
      return next;
    end loop;
  end $$;
