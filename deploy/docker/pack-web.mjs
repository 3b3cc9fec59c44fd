// `node pack-web.mjs <target>`: the built shell and remotes as the gateway looks for them.
import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const target = process.argv[2];
const frontends = path.resolve(import.meta.dirname, '../../frontends');
if (!target) {
  console.error('usage: node pack-web.mjs <target folder>');
  process.exit(2);
}
for (const name of readdirSync(frontends)) {
  const built = path.join(frontends, name, 'dist');
  if (existsSync(built)) cpSync(built, path.join(target, name, 'dist'), { recursive: true });
}
