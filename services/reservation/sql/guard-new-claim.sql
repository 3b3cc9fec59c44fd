-- A new claim fits beside the others, whoever writes it: KB002; a good is known: KB003.
create or replace function guard_new_claim() returns trigger language plpgsql as $$
  declare
    g record;
    managed boolean;
  begin
    if not new.live or isempty(new.claim) then
      return new;
    end if;
    perform public.refuse_other_isolation();
    select x.quantity, x.is_exclusive, x.owner_id into g from public.good x where x.id = new.good_id for no key update;
    if not found then
      raise exception 'booking of an unknown good %', new.good_id using errcode = 'KB003';
    end if;
    if public.taken_at_once(new.good_id, new.claim, '{}', g.quantity - new.quantity) > g.quantity - new.quantity then
      raise exception 'good % has no % units free in %', new.good_id, new.quantity, new.claim
        using errcode = 'KB002';
    end if;
    if g.is_exclusive then
      managed := public.manages_hand_over(g.owner_id);
      if public.is_open(new, new.updated_at, managed)
          and public.is_open_besides(new.good_id, new.id, new.updated_at, managed) then
        raise exception 'good % is exclusive, and another booking of it is open', new.good_id using errcode = 'KB004';
      end if;
    end if;
    return new;
  end $$;

create or replace trigger guard_new_claim before insert on booking for each row execute function guard_new_claim();
