-- A title, ISBN or category as equal goods compare it: without width, case, spaces and hyphens.
-- Width, case and spaces make no other thing; neither do the hyphens of an ISBN.
create or replace function likeness_word(p_text text) returns text
  language sql immutable as $$
    select left(lower(normalize(regexp_replace(btrim(p_text), '\s+', ' ', 'g'), NFKC)), 200)
  $$;
