/** Words with their places `{{name}}` filled in, as on a screen. */
export function filled(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => values[name] ?? '');
}
