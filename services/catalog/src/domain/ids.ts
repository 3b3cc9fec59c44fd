/** An identifier: a UUID in small letters. */
export type Id = string;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether `value` can be the id of anything; what can't is not there. */
export function isId(value: string): value is Id {
  return UUID.test(value);
}
