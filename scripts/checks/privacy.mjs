import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { at } from '../root.mjs';

/** The page that says of every kind of thing how long it is kept. */
const PAGE = 'docs/privacy.md';

/** Everything that is kept, by the names that the page uses: `service.table`, `*.table` of all services, a topic. */
export function kinds(root = at()) {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const tablesIn = (folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => tablesOf(read(`${folder}/${name}`)));
  const services = readdirSync(path.join(root, 'services')).filter((name) => name !== 'gateway');
  return [
    ...services.flatMap((service) =>
      tablesIn(`services/${service}/migrations`).map((table) => `${service}.${table}`),
    ),
    ...tablesIn('packages/platform/src/migrations').map((table) => `*.${table}`),
    ...tablesOf(read('packages/platform/src/events/database-bus-schema.ts')).map((table) => `bus.${table}`),
    ...services.flatMap((service) => topicsOf(root, service)),
  ];
}

function tablesOf(text) {
  return [...text.matchAll(/create table (?:if not exists )?(\w+)/g)].map(([, name]) => name);
}

function topicsOf(root, service) {
  const folder = path.join(root, 'proto/kashikari', service, 'v1');
  const file = readdirSync(folder).find((name) => name === 'events.proto');
  if (!file) return [];
  const text = readFileSync(path.join(folder, file), 'utf8');
  return [...text.matchAll(/Topic `([\w.]+)`/g)].map(([, topic]) => topic);
}

/** Every kind of thing has a line that says how long it is kept. */
export async function checkPrivacy(root = at()) {
  const page = readFileSync(path.join(root, PAGE), 'utf8');
  const missing = [...new Set(kinds(root))].filter((kind) => !page.includes(`\`${kind}\``));
  return {
    ok: missing.length === 0,
    said: `${PAGE} does not say how long these are kept: ${missing.join(', ')}`,
  };
}
