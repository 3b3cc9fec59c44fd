/**
 * Returns an SQL condition: true if the caller's place includes the goods, groups and bookings of an account
 * (`Actor.within`). It holds for every account if the parameter is null.
 * @param account an SQL expression
 * @param parameter of the ids, `$n`
 */
export const reached = (account: string, parameter: string): string =>
  `(${parameter}::uuid[] is null or ${account} = any (${parameter}::uuid[]))`;
