/** The events of a stream of server-sent events that has ended, as objects of their fields; comments are left out. */
export function eventsOf(text: string): Record<string, unknown>[] {
  return text
    .split('\n\n')
    .map((block) => block.split('\n').flatMap(fieldOf))
    .filter((fields) => fields.length > 0)
    .map((fields) => Object.fromEntries(fields));
}

function fieldOf(line: string): [string, unknown][] {
  const [, name, value] = /^(\w+): (.*)$/.exec(line) ?? [];
  if (name === undefined || value === undefined) return [];
  return [[name, name === 'data' || name === 'retry' ? JSON.parse(value) : value]];
}
