/**
 * Condition: `$2`, folded, matches a user `u`. The address is last in the search text, and is searched only if the
 * caller may read it. Otherwise its letters could be found one by one.
 * @param consented SQL condition under which the address is visible
 */
export const matches = (consented: string): string =>
  `strpos(case when ${consented} then u.search_text
    else left(u.search_text, length(u.search_text) - length(coalesce(u.email, ''))) end, $2) > 0`;
