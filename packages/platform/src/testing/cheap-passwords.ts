/** For products under test, where hundreds sign up: the least work that argon2 can do. What it costs in earnest is tested in identity. */
export const CHEAP_PASSWORDS = { ARGON2_MEMORY_KIB: '64', ARGON2_PASSES: '1' };
