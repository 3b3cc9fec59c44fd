import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Every folder that holds the words of a namespace. */
export function namespaces(): string[] {
  const places = [
    'packages/web-kit',
    ...readdirSync(path.join(root, 'frontends')).map((name) => `frontends/${name}`),
  ];
  return places
    .map((place) => `${place}/src/i18n`)
    .filter((place) => existsSync(path.join(root, place, 'ja.json')));
}

/** All words of one file by dotted key, e.g. `errors.booking.max_days`. */
export function words(namespace: string, locale: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (value: unknown, key: string): void => {
    if (typeof value === 'string') found.set(key, value);
    else
      for (const [name, inner] of Object.entries(value as object))
        visit(inner, key ? `${key}.${name}` : name);
  };
  visit(JSON.parse(readFileSync(path.join(root, namespace, `${locale}.json`), 'utf8')), '');
  return found;
}
