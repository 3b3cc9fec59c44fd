import ts from 'typescript';

/** A source file of a service, by its path in the repository. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Maximum number of files in one folder of `store/`; more are put into folders by subject. */
const MAX_FILES = 20;

/** Maximum number of a constructor's parameters; a class with more does more than one thing. */
const MAX_PARAMETERS = 7;

/** Files that open transactions and hand out repositories, but are not repositories. */
const UNIT_OF_WORK = ['unit-of-work.ts', 'work.ts'];

/** Layout rules of services (CONTRIBUTING, "Structure of a service"). Each function returns true if a file breaks it. */
const RULES: Readonly<Record<string, (file: SourceFile, all: readonly SourceFile[]) => boolean>> = {
  'ports are a folder': ({ path }) => path.endsWith('/app/ports.ts'),
  'a job is called *.job.ts and stands in events/': ({ path, text }) =>
    /^@Job\b/m.test(text) !== /\/events\/[^/]+[.]job[.]ts$/.test(path),
  'a store that fills a port by SQL is called *.repository.ts (writes) or *.views.ts (reads)': ({
    path,
    text,
  }) => isStore(path) && fillsPort(text) && speaksSql(text) && !isNamedAsStore(path),
  'a repository or view holds the class that fills a port': ({ path, text }) =>
    isNamedAsStore(path) && !fillsPort(text),
  'a store is called Pg and the name of its port': ({ path, text }) =>
    isStore(path) &&
    speaksSql(text) &&
    classes(text).some(({ name, port }) => ports(text).has(port) && name !== `Pg${port}`),
  'a folder of store/ holds twenty files at most': ({ path }, all) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const beside = (other: string) => other.startsWith(folder) && !other.slice(folder.length).includes('/');
    return isStore(path) && all.filter((other) => beside(other.path)).length > MAX_FILES;
  },
  'a constructor has seven parameters at most': ({ text }) =>
    constructors(text).some(({ parameters }) => parameters.length > MAX_PARAMETERS),
  'a transaction is opened by sqlOf and never cast': ({ text }) =>
    /\bas (?:unknown as )?(?:Sql)?Tx\b/.test(text),
};

/** Returns the faults, as `path: rule`. */
export function layoutFaults(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    Object.entries(RULES)
      .filter(([, isBroken]) => isBroken(file, files))
      .map(([rule]) => `${file.path}: ${rule}`),
  );
}

const isStore = (path: string) => path.includes('/src/store/');

const isNamedAsStore = (path: string) =>
  /[.](repository|views)[.]ts$/.test(path) ||
  (isStore(path) && UNIT_OF_WORK.some((name) => path.endsWith(`/${name}`)));

const speaksSql = (text: string) => /\b(Database|SqlTx|sqlOf)\b/.test(text);

const fillsPort = (text: string) => classes(text).some(({ port }) => ports(text).has(port));

function constructors(text: string): ts.ConstructorDeclaration[] {
  if (!text.includes('constructor(')) return [];
  const { statements } = ts.createSourceFile('service.ts', text, ts.ScriptTarget.Latest);
  const classes = statements.filter((statement) => ts.isClassDeclaration(statement));
  return classes.flatMap(({ members }) => members.filter((member) => ts.isConstructorDeclaration(member)));
}

function classes(text: string): { name: string; port: string }[] {
  const found = text.matchAll(/^export class (\w+) (?:extends|implements) (\w+)/gm);
  return [...found].map(([, name = '', port = '']) => ({ name, port }));
}

/** Returns the names that a file imports from its service's ports. */
function ports(text: string): ReadonlySet<string> {
  const imports = text.matchAll(/import (?:type )?\{([^}]*)\} from '[./]+\/app\/ports(?:\/[\w-]+)?'/g);
  const names = [...imports].flatMap(([, list = '']) => list.split(','));
  return new Set(names.map((name) => name.trim().replace(/^type /, '')));
}
