/**
 * Whether a user `u` is found by `$2`, folded. The address stands last in the search text: it is looked through only where
 * who asks may read it, or its letters could be found out one by one.
 * @param consented SQL for whether it is told
 */
export const matches = (consented: string): string =>
  `strpos(case when ${consented} then u.search_text
    else left(u.search_text, length(u.search_text) - length(coalesce(u.email, ''))) end, $2) > 0`;
