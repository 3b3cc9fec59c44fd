import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const THROUGH_KIT =
  /import (type )?\{([^}]*)\} from '(react-router-dom|react-redux|@reduxjs\/toolkit|@tanstack\/react-query)'/g;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /[.]tsx?$/.test(entry.name) && !/[.]test[.]tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const kit = readFileSync(path.join(root, 'packages/web-kit/src/index.ts'), 'utf8');
const exported = new Set([...kit.matchAll(/[\w$]+/g)].map(([name]) => name));

test.each(['goods-mfe', 'bookings-mfe', 'groups-mfe', 'payments-mfe'])(
  '%s takes from the shared libraries only what the kit passes on',
  (remote) => {
    const missing = sources(path.join(root, 'frontends', remote, 'src')).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(THROUGH_KIT)].flatMap(([, type, names = '']) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name && !type && !name.startsWith('type '))
          .map((name) => name.split(' as ')[0] ?? name)
          .filter((name) => !exported.has(name))
          .map((name) => `${path.relative(root, file)}: ${name}`),
      ),
    );
    expect(missing).toEqual([]);
  },
);

test('the kit exports no component, hook or function that no frontend uses, for each is in the first load', () => {
  const used = readdirSync(path.join(root, 'frontends'), { withFileTypes: true })
    .map(({ name }) => path.join(root, 'frontends', name, 'src'))
    .filter((folder) => existsSync(folder))
    .flatMap(sources)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const values = [...kit.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type ')),
  );
  expect(values.filter((name) => !new RegExp(`\\b${name}\\b`).test(used))).toEqual([]);
});
