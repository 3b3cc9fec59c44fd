/**
 * True if a good was returned so late that less than its margin is left before the next booking. Its claim ends before
 * the margin does, and in between there are not enough units. A column over booking `b` and its good `g`.
 */
export const SHORT_TURN_ROUND = `case
  when b.returned_at is null or b.margin_days = 0 or b.cancelled_at is not null or isempty(b.claim) then false
  else b.quantity > g.quantity - deepest_overlap(b.good_id, tstzrange(upper(b.claim), greatest(upper(b.claim),
    ((b.returned_at at time zone b.zone)::date + 1 + b.margin_days)::timestamp at time zone b.zone)), array[b.id])
  end as short_turn_round`;
