/**
 * Whether an account is among those whose goods, groups and bookings are reached from where somebody asks
 * (`Actor.within`): a condition that holds for every account where the parameter is null.
 * @param account an SQL expression
 * @param parameter of the ids, `$n`
 */
export const reached = (account: string, parameter: string): string =>
  `(${parameter}::uuid[] is null or ${account} = any (${parameter}::uuid[]))`;
