import { existsSync, readFileSync } from 'node:fs';
import { startTestService, type TestService } from '@kashikari/platform/testing';
import { parse } from 'yaml';
import { Metrics } from '../../services/gateway/src/http/metrics';
import { NotifyModule } from '../../services/notify/src';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly runbook: string };
}

interface Dashboard {
  readonly panels: readonly {
    readonly id: number;
    readonly title: string;
    readonly targets?: readonly { readonly expr: string }[];
  }[];
}

const FOLDER = 'deploy/observability';
const { groups } = parse(readFileSync(`${FOLDER}/prometheus-rules.yaml`, 'utf8')) as {
  groups: readonly { rules: readonly Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(readFileSync(`${FOLDER}/grafana-dashboard.json`, 'utf8')) as Dashboard;

const expressions: [string, string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
];

/** Words of an expression that stand before a selector, a range or the end, and are no function or label. */
function metricsIn(expr: string): string[] {
  const bare = expr
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^{}]*\}/g, '')
    .replace(/\bby \([^)]*\)/g, '');
  return [...new Set(bare.match(/\b[a-z][a-z0-9]*(_[a-z0-9]+)+\b(?!\s*\()/g) ?? [])];
}

const series = (name: string) => name.replace(/_(bucket|sum|count)$/, '');

describe('dashboards and alerts', () => {
  let notify: TestService;
  let shown: Set<string>;

  beforeAll(async () => {
    notify = await startTestService(NotifyModule, { name: 'notify' });
    const pages = [
      await (await fetch(`${notify.opsUrl}/metrics`)).text(),
      await new Metrics().registry.metrics(),
    ];
    shown = new Set(pages.flatMap((page) => [...page.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!)));
  });
  afterAll(() => notify?.stop());

  test.each(expressions)('%s asks for figures that a service or the gateway shows: %s', (_what, expr) => {
    const asked = metricsIn(expr);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((name) => !shown.has(name) && !shown.has(series(name)))).toEqual([]);
    expect(expr.split('(').length).toBe(expr.split(')').length);
  });

  test.each(rules)('$alert names a page that is there', ({ annotations: { runbook } }) => {
    const [file = '', part] = runbook.split('#');
    expect(existsSync(file)).toBe(true);
    const titles = readFileSync(file, 'utf8').match(/^#+ .+$/gm) ?? [];
    const names = titles.map((title) =>
      title
        .replace(/^#+ /, '')
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    expect([undefined, ...names]).toContain(part);
  });

  test('every figure of ours is on the dashboard or in an alert', () => {
    const asked = new Set(expressions.flatMap(([, expr]) => metricsIn(expr).map(series)));
    const ours = [...shown].filter((name) => /^(kashikari|http)_/.test(name));
    expect(ours.filter((name) => !asked.has(name))).toEqual(['kashikari_dead_letters_total']);
  });

  test('panels have numbers of their own', () => {
    const ids = dashboard.panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
