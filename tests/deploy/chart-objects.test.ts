import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { externalTool, type FoundTool } from '../jest/external-tool';

const { VERSION } = require('../../scripts/tools/kubernetes-schemas.cjs') as { VERSION: string };

const CHART = 'deploy/helm/kashikari';
const helm = externalTool('helm');
const kubeconform = externalTool('kubeconform');
const kubeScore = externalTool('kube-score');
const schemas = externalTool('kubernetes-schemas');

/** Skips and names what a missing tool would have tested. */
const given = (...tools: FoundTool[]) => {
  const lacking = tools.find(({ missing }) => missing);
  return { run: lacking ? describe.skip : describe, why: lacking?.suffix ?? '' };
};

function run(program: string, args: readonly string[], input?: string) {
  const { status, stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8', maxBuffer: 1e8 });
  return { status, said: `${stdout}${stderr}` };
}

function rendered(name: string): string {
  const args = [
    'template',
    'lending',
    CHART,
    '--kube-version',
    VERSION,
    '-f',
    `${CHART}/values-${name}.yaml`,
  ];
  const { status, stdout, stderr } = spawnSync(helm.place, args, { encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

const conform = given(helm, kubeconform, schemas);
conform.run(`the chart's objects, by Kubernetes' own schemas${conform.why}`, () => {
  const check = (objects: string) => {
    const place = path.join(schemas.place, '{{.ResourceKind}}{{.KindSuffix}}.json');
    return run(kubeconform.place, ['-strict', '-summary', '-schema-location', place, '-'], objects);
  };

  test.each(['trial', 'production'])('are valid for %s, every one of them', (name) => {
    const { status, said } = check(rendered(name));
    expect({ status, said }).toMatchObject({ status: 0, said: expect.stringContaining('Skipped: 0') });
  });

  test('with a field that nobody knows are not', () => {
    const { status, said } = check(rendered('trial').replace('revisionHistoryLimit', 'revisionHistoryLimt'));
    expect({ status, said }).toMatchObject({
      status: 1,
      said: expect.stringContaining('revisionHistoryLimt'),
    });
  });
});

const lint = given(helm);
lint.run(`the chart, by Helm${lint.why}`, () => {
  test.each(['trial', 'production'])('has nothing to be said against for %s', (name) => {
    const { status, said } = run(helm.place, [
      'lint',
      '--strict',
      CHART,
      '-f',
      `${CHART}/values-${name}.yaml`,
    ]);
    expect({ status, said: status ? said : '' }).toEqual({ status: 0, said: '' });
  });
});

const score = given(helm, kubeScore);
score.run(`the chart's objects, by kube-score${score.why}`, () => {
  // A CPU limit would slow a busy pod beside idle cores. Images have versions, so a node may cache them.
  const WAIVED = ['--ignore-container-cpu-limit', '--ignore-test', 'container-image-pull-policy'];

  test.each(['trial', 'production'])('have nothing critical for %s', (name) => {
    const args = ['score', '--kubernetes-version', 'v1.36', ...WAIVED, '-o', 'ci', '-'];
    const { said } = run(kubeScore.place, args, rendered(name));
    expect(said).toContain('[OK]');
    expect(said.split('\n').filter((line) => line.startsWith('[CRITICAL]'))).toEqual([]);
  });
});
