const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the form of an id. What has not is not looked up: it can't be anybody's. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
