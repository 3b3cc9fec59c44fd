/** RFC 9562, section 4: 32 hexadecimal digits in five groups; written small, read either way. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns true if a text has the form of an id, a UUID of any version. Other texts are never looked up. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
