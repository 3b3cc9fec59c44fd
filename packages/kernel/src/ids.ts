/** RFC 9562, section 4: 32 hexadecimal digits in five groups; written small, read either way. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the form of an id, a UUID of any version. What has not is not looked up: it can't be anybody's. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
