/**
 * Whether an account is among those whose goods and bookings are reached from where somebody asks: a condition that holds
 * for every account where the parameter is null.
 * @param account an SQL expression
 * @param parameter of the ids, `$n`
 */
export const reached = (account: string, parameter: string) =>
  `(${parameter}::uuid[] is null or ${account} = any (${parameter}::uuid[]))`;
