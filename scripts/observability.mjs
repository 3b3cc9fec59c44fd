// `node scripts/observability.mjs`: writes deploy/observability/grafana-dashboard.json from the panels below; JSON of
// Grafana is long and nobody writes it by hand. `--check` only says whether it is fresh.
import { readFileSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';
import { at } from './root.mjs';

const FILE = at('deploy/observability/grafana-dashboard.json');

/** Rows of panels: title, unit, and what is drawn, by its legend. `$service` is the variable at the top. */
const ROWS = {
  'What people feel': [
    [
      'Requests a second, by route',
      'reqps',
      {
        '{{method}} {{route}}':
          'sum by (method, route) (rate(http_request_duration_seconds_count[$__rate_interval]))',
      },
    ],
    [
      'Errors of ours (5xx), share by route',
      'percentunit',
      {
        '{{method}} {{route}}':
          'sum by (method, route) (rate(http_request_duration_seconds_count{status=~"5.."}[$__rate_interval])) / sum by (method, route) (rate(http_request_duration_seconds_count[$__rate_interval]))',
      },
    ],
    [
      'Time to answer, p95 by route',
      's',
      {
        '{{method}} {{route}}':
          'histogram_quantile(0.95, sum by (method, route, le) (rate(http_request_duration_seconds_bucket[$__rate_interval])))',
      },
    ],
    [
      'Open requests, and those refused by a limit',
      'short',
      {
        open: 'sum(http_requests_open)',
        'refused a second': 'sum(rate(http_rate_limited_total[$__rate_interval]))',
      },
    ],
  ],
  'Between services': [
    [
      'Calls a second, by method',
      'reqps',
      {
        '{{service}} {{method}}':
          'sum by (service, method) (rate(kashikari_grpc_server_seconds_count{service=~"$service"}[$__rate_interval]))',
      },
    ],
    [
      'Errors of ours, by method',
      'reqps',
      {
        '{{method}} {{code}}':
          'sum by (method, code) (rate(kashikari_grpc_server_seconds_count{service=~"$service",code=~"INTERNAL|UNAVAILABLE|DEADLINE_EXCEEDED|UNKNOWN"}[$__rate_interval]))',
      },
    ],
    [
      'Time to answer, p95 by method',
      's',
      {
        '{{method}}':
          'histogram_quantile(0.95, sum by (method, le) (rate(kashikari_grpc_server_seconds_bucket{service=~"$service"}[$__rate_interval])))',
      },
    ],
  ],
  'Events and jobs': [
    [
      'Outbox: age of the oldest event',
      's',
      { '{{service}}': 'max by (service) (kashikari_outbox_lag_seconds{service=~"$service"})' },
    ],
    [
      'Events a second',
      'ops',
      {
        '{{service}} out':
          'sum by (service) (rate(kashikari_events_published_total{service=~"$service"}[$__rate_interval]))',
        '{{service}} in':
          'sum by (service) (rate(kashikari_events_taken_total{service=~"$service"}[$__rate_interval]))',
      },
    ],
    [
      'Dead letters',
      'short',
      { '{{service}}': 'max by (service) (kashikari_dead_letters{service=~"$service"})' },
    ],
    [
      'Rows left out of lists, a minute',
      'short',
      {
        '{{service}} {{list}}':
          'sum by (service, list) (60 * rate(kashikari_rows_left_out_total{service=~"$service"}[$__rate_interval]))',
      },
    ],
    [
      'Jobs a second',
      'ops',
      {
        '{{kind}} {{outcome}}':
          'sum by (kind, outcome) (rate(kashikari_jobs_total{service=~"$service"}[$__rate_interval]))',
      },
    ],
  ],
  'The machinery': [
    [
      'Connections to the database',
      'short',
      {
        '{{service}} in use':
          'sum by (service) (kashikari_pool_connections{service=~"$service"}) - sum by (service) (kashikari_pool_idle{service=~"$service"})',
        '{{service}} waiting': 'sum by (service) (kashikari_pool_waiting{service=~"$service"})',
      },
    ],
    [
      'Delay of the event loop, p99',
      's',
      {
        '{{service}}': 'max by (service) (kashikari_event_loop_delay_p99_seconds{service=~"$service"})',
        gateway: 'max(nodejs_eventloop_lag_p99_seconds)',
      },
    ],
    ['Memory of a gateway', 'bytes', { '{{instance}}': 'process_resident_memory_bytes' }],
  ],
};

const WIDTH = 24;
const HEIGHT = 8;
const source = { type: 'prometheus', uid: '${datasource}' };

function panel([title, unit, queries], id, gridPos) {
  return {
    id,
    type: 'timeseries',
    title,
    gridPos,
    datasource: source,
    fieldConfig: {
      defaults: { unit, min: 0, custom: { fillOpacity: 8, showPoints: 'never' } },
      overrides: [],
    },
    options: {
      legend: { displayMode: 'list', placement: 'bottom' },
      tooltip: { mode: 'multi', sort: 'desc' },
    },
    targets: Object.entries(queries).map(([legendFormat, expr], index) => ({
      refId: String.fromCharCode(65 + index),
      datasource: source,
      expr,
      legendFormat,
    })),
  };
}

function panels() {
  const all = [];
  let y = 0;
  for (const [title, row] of Object.entries(ROWS)) {
    all.push({ id: all.length + 1, type: 'row', title, gridPos: { x: 0, y, w: WIDTH, h: 1 }, panels: [] });
    const w = WIDTH / row.length;
    for (const [index, one] of row.entries())
      all.push(panel(one, all.length + 1, { x: index * w, y: y + 1, w, h: HEIGHT }));
    y += 1 + HEIGHT;
  }
  return all;
}

const dashboard = {
  uid: 'kashikari',
  title: 'Kashikari',
  tags: ['kashikari'],
  schemaVersion: 39,
  version: 1,
  editable: true,
  refresh: '30s',
  time: { from: 'now-3h', to: 'now' },
  templating: {
    list: [
      { name: 'datasource', type: 'datasource', query: 'prometheus', label: 'Prometheus' },
      {
        name: 'service',
        type: 'query',
        label: 'Service',
        datasource: source,
        query: 'label_values(kashikari_outbox_lag_seconds, service)',
        refresh: 2,
        includeAll: true,
        multi: true,
        current: { text: 'All', value: '$__all' },
      },
    ],
  },
  panels: panels(),
};

const style = JSON.parse(readFileSync(at('.prettierrc.json'), 'utf8'));
const text = await prettier.format(JSON.stringify(dashboard), { ...style, parser: 'json' });
if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (readFileSync(FILE, 'utf8') !== text) {
  console.error('deploy/observability/grafana-dashboard.json is stale: node scripts/observability.mjs');
  process.exitCode = 1;
}
