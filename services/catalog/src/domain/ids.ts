/** An identifier: a UUID in small letters. */
export type Id = string;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns true if `value` is a valid id; other values cannot identify a record. */
export function isId(value: string): value is Id {
  return UUID.test(value);
}
