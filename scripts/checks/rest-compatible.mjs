import { readFileSync } from 'node:fs';
import { REST_BASELINE } from '../release/baselines.mjs';
import { silent } from '../release/breaks.mjs';
import { at } from '../root.mjs';
import { run } from '../run.mjs';
import { fetchGoTool } from '../tools.mjs';

/** Compares the REST contract with that of the last release. The changelog must announce each breaking change. */
export async function checkRestCompatible() {
  const { program, reason } = await fetchGoTool('oasdiff');
  if (!program) return { skipped: reason };
  const { code, stdout, output } = await run(program, [
    ...['breaking', REST_BASELINE, 'docs/openapi.json'],
    ...['--format', 'json', '--flatten-allof'],
  ]);
  if (code !== 0) return { ok: false, said: output.trim() };
  const breaks = silent(JSON.parse(stdout), readFileSync(at('CHANGELOG.md'), 'utf8'));
  return {
    ok: breaks.length === 0,
    said: [
      ...breaks.map(({ operation = '', path = '', text }) => `${operation} ${path}: ${text}`.trim()),
      'Take it back, or say it in CHANGELOG.md under Unreleased: “- **Breaking**: …” with the field, or else the call, in backticks.',
    ].join('\n'),
  };
}
