// `node scripts/checks/lint.mjs server|web|journeys`: the types of a project and what eslint says of it, as JSON. What eslint says of
// a file leans on the types of others, so its own cache by file would go stale; here the compiler says which files a change means
// something to, and those alone are looked at again. One program serves both, as it is what costs.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { at, CACHE, ROOT } from '../root.mjs';
import { look } from './typed-project.mjs';

/** A file that several projects reach belongs to one of them. */
const PROJECTS = {
  server: { config: 'tsconfig.json', owns: /^(?!frontends\/|packages\/web-kit\/|tests\/journeys\/)/ },
  web: { config: 'frontends/tsconfig.json', owns: /^(frontends|packages\/web-kit)\// },
  journeys: { config: 'tests/journeys/tsconfig.json', owns: /^tests\/journeys\// },
};

/** Files that invalidate all earlier verdicts if they change. */
const RULES = [
  ...['eslint.config.mjs', 'scripts/checks/no-lazy-anything.mjs', 'scripts/checks/reasoned-disable.mjs'],
  ...['package-lock.json', 'tsconfig.base.json', 'tsconfig.json'],
];

function rulesOf(config) {
  const hash = createHash('sha256');
  for (const file of [...RULES, config]) hash.update(readFileSync(at(file)));
  return hash.digest('hex');
}

/**
 * @param {keyof typeof PROJECTS} name
 * @returns {Promise<{ types: string, lint: string }>} faults in readable form; empty texts without faults
 */
async function check(name) {
  const { config, owns } = PROJECTS[name];
  const kept = at(`.cache/lint-${name}.json`);
  const rules = rulesOf(config);
  // Files with faults are looked at until they have none.
  const before = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  const { program, affected, said, remember } = look(
    config,
    at(`.cache/lint-${name}.tsbuildinfo`),
    before.rules !== rules,
  );
  const faulty = before.rules === rules ? before.faulty.filter((file) => program.getSourceFile(file)) : [];
  const mine = [...new Set([...affected, ...faulty])].filter((file) =>
    owns.test(file.slice(ROOT.length + 1)),
  );
  const eslint = new ESLint({
    cwd: ROOT,
    warnIgnored: false,
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { programs: [program], project: null } },
    },
  });
  // Without any file eslint would look at all of them.
  const results = mine.length ? await eslint.lintFiles(mine) : [];
  const bad = results.filter(({ messages }) => messages.length > 0);
  writeFileSync(kept, JSON.stringify({ rules, faulty: bad.map(({ filePath }) => filePath) }));
  remember();
  const formatter = await eslint.loadFormatter('stylish');
  return { types: said, lint: await formatter.format(bad) };
}

mkdirSync(CACHE, { recursive: true });
process.stdout.write(JSON.stringify(await check(process.argv[2])));
