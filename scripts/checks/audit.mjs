import { run } from '../run.mjs';

/** Known holes of level high or critical in what we depend on, as the registry knows them. */
export async function auditDependencies() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stdout, output } = await run(npm, ['audit', '--json', '--audit-level=high']);
  let report;
  try {
    report = JSON.parse(stdout);
  } catch {
    return { skipped: `npm audit gave no report: ${firstLine(output)}` };
  }
  const found = report.metadata?.vulnerabilities;
  if (!found)
    return {
      skipped: `the registry answers no audits: ${firstLine(report.message ?? report.error?.summary ?? '')}`,
    };
  const grave = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) =>
    /high|critical/.test(severity),
  );
  return {
    ok: grave.length === 0,
    said: grave.map(({ name, severity, range }) => `${severity}: ${name} ${range}`).join('\n'),
  };
}

const firstLine = (text) =>
  text.split('\n').find((line) => line.trim() && !/unknown user config/i.test(line)) ?? 'no reason given';
