/** Minimum argon2 cost, for products under test in which hundreds sign up. Tests of identity cover the real cost. */
export const CHEAP_PASSWORDS = { ARGON2_MEMORY_KIB: '64', ARGON2_PASSES: '1' };
