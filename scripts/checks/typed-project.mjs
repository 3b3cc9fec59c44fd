import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { at, ROOT } from '../root.mjs';

/**
 * A TypeScript project as the compiler sees it now, with the files to check again since the last run. These are the
 * changed files and those that another file's change affects. `tsc --incremental` finds them in the same way.
 * @typedef {object} Looked
 * @property {ts.Program} program with all types known
 * @property {string[]} affected files of the repository to check again
 * @property {string} said faults of types, as tsc prints them; an empty text without faults
 * @property {() => void} remember stores the state; to be called after the affected files were checked
 */

/** A host that reads sources as the linter wants them (with parents), and as the comparison with the last time wants them. */
function hostOf(options) {
  const host = ts.createCompilerHost(options, true);
  const read = host.getSourceFile;
  host.createHash = (text) => createHash('sha256').update(text).digest('hex');
  host.getSourceFile = (...args) => {
    const source = read.call(host, ...args);
    if (source) source.version = host.createHash(source.text);
    return source;
  };
  return host;
}

/**
 * @param {string} project a tsconfig, within the repository
 * @param {string} record where is kept what was seen the last time
 * @param {boolean} afresh forget it
 * @returns {Looked}
 */
export function look(project, record, afresh) {
  if (afresh) rmSync(record, { force: true });
  const folder = path.dirname(at(project));
  const { config } = ts.readConfigFile(at(project), ts.sys.readFile);
  const { fileNames, options: told } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const options = { ...told, noEmit: true, incremental: true, tsBuildInfoFile: record };
  const host = hostOf(options);
  const builder = ts.createSemanticDiagnosticsBuilderProgram(
    fileNames,
    options,
    host,
    ts.readBuilderProgram(options, host),
  );
  const program = builder.getProgram();
  const affected = new Set();
  for (let next; (next = builder.getSemanticDiagnosticsOfNextAffectedFile());) {
    const sources = 'fileName' in next.affected ? [next.affected] : next.affected.getSourceFiles();
    for (const { fileName } of sources) affected.add(fileName);
  }
  // With isolated modules, files that only use a changed file are not reported as affected. The compiler forgets its
  // diagnostics of them instead, in an internal field. If a new version drops that field, every file is checked.
  const known = builder.state?.semanticDiagnosticsPerFile;
  for (const source of program.getSourceFiles())
    if (!known?.has(source.resolvedPath)) affected.add(source.fileName);
  const faults = [
    ...builder.getConfigFileParsingDiagnostics(),
    ...builder.getOptionsDiagnostics(),
    ...builder.getGlobalDiagnostics(),
    ...builder.getSyntacticDiagnostics(),
    ...builder.getSemanticDiagnostics(),
  ];
  return {
    program,
    affected: [...affected].filter((file) => !file.includes('/node_modules/')),
    said: ts.formatDiagnostics(faults, {
      getCurrentDirectory: () => ROOT,
      getCanonicalFileName: (file) => file,
      getNewLine: () => '\n',
    }),
    remember: () => void builder.emit(),
  };
}
