import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const frontends = path.resolve(__dirname, '..');

function filesOf(ending: RegExp): string[] {
  return readdirSync(frontends, { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && ending.test(entry.name) && !/node_modules|dist/.test(entry.parentPath),
    )
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
}

/** Every address of the shell and of the remotes, as their routes name it. */
const ROUTES = [
  'shell/src/app/app.tsx',
  ...['goods', 'bookings', 'groups', 'payments'].map((name) => `${name}-mfe/src/expose/routes.tsx`),
].flatMap((file) => {
  const source = readFileSync(path.join(frontends, file), 'utf8');
  return [...source.matchAll(/path: '([^']+)'/g)].map(([, route = '']) => route);
});

/** The text with the file's own constants of addresses in their places. */
function withConstants(text: string): string {
  const constants = [...text.matchAll(/const (\w+) = [`'](\/[^`']*)[`'];/g)];
  return constants.reduce((all, [, name, value = '']) => all.replaceAll(`\${${name}}`, value), text);
}

/** The addresses opened by screen tests: literals, with or without values in them. */
const opened = filesOf(/[.]test[.]tsx$/)
  .filter((text) => text.includes("/open-screen'"))
  .flatMap((text) => [...withConstants(text).matchAll(/['`](\/[^'`\s]*)['`]/g)])
  .map(
    ([, address = '']) =>
      address
        .replace(/\$\{[^}]*\}/g, 'x')
        .split('?')[0]
        ?.slice(1) ?? '',
  );

test.each(ROUTES.filter((route) => route !== '*'))('a test of screens opens /%s', (route) => {
  const pattern = new RegExp(`^${route.replace(/^\//, '').replace(/:[^/]+/g, '[^/]+')}$`);
  expect(opened.filter((address) => pattern.test(address)).length).toBeGreaterThan(0);
});
