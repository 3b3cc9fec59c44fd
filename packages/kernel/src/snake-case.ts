/** The name of a field on the wire, in JSON and in the database: `emailNewPost` → `email_new_post`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
