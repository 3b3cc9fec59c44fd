import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@kashikari/platform/testing';
import type { ArrivedSpan, SpanCollector } from '../../packages/platform/test/telemetry/collector';
import { freePorts } from '../../standalone/src/processes/free-ports';
import { externalTool } from '../jest/external-tool';

export const CONFIGURATION = 'deploy/observability/otel-collector.yaml';

/** A line of the file exporter: OTLP in JSON, one line per batch. */
interface Batch {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { key: string; value: { stringValue?: string } }[] };
    readonly scopeSpans: readonly { readonly spans: readonly { traceId: string; name: string }[] }[];
  }[];
}

export const otelcol = externalTool('otelcol');

/** The OpenTelemetry Collector itself, with the configuration that operators are given. */
export class OtelCollector implements SpanCollector {
  private readonly home = mkdtempSync(path.join(tmpdir(), 'kashikari-otelcol-'));
  private readonly file = path.join(this.home, 'traces.jsonl');
  private child?: ChildProcess;
  private figures = '';

  /** @param to target of the spans; default: a file that can be read here */
  async start(to: Readonly<Record<string, string>> = { TRACES_TO: 'file' }): Promise<string> {
    const [port, metricsPort] = await freePorts(2);
    this.figures = `http://127.0.0.1:${metricsPort}/metrics`;
    const env = {
      ...{ PATH: process.env['PATH'], TRACES_FILE: this.file, ...to },
      ...{ OTLP_LISTEN: `127.0.0.1:${port}` },
      ...{ METRICS_HOST: '127.0.0.1', METRICS_PORT: String(metricsPort) },
    };
    const log = openSync(path.join(this.home, 'log'), 'w');
    this.child = spawn(otelcol.place, ['--config', CONFIGURATION], { env, stdio: ['ignore', log, log] });
    closeSync(log);
    await eventually(() => {
      // It logs this when every part runs.
      if (!this.log.includes('Everything is ready')) throw new Error(`otelcol is not ready:\n${this.log}`);
    }, 60_000);
    return `http://127.0.0.1:${port}`;
  }

  get spans(): readonly ArrivedSpan[] {
    return this.batches.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ resource, scopeSpans }) => {
        const named = resource.attributes.find(({ key }) => key === 'service.name');
        const service = named?.value.stringValue ?? '';
        return scopeSpans.flatMap((scope) =>
          scope.spans.map(({ traceId, name }) => ({ traceId, name, service })),
        );
      }),
    );
  }

  get text(): string {
    return existsSync(this.file) ? readFileSync(this.file, 'utf8') : '';
  }

  /** Returns the collector's own metrics: spans so far by outcome. */
  async counts(): Promise<Record<'accepted' | 'refused' | 'sent' | 'failed', number>> {
    const page = await (await fetch(this.figures)).text();
    const sum = (name: string) =>
      [...page.matchAll(new RegExp(`^otelcol_${name}(?:_total)?(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))]
        .map(([, figure]) => Number(figure))
        .reduce((total, figure) => total + figure, 0);
    return {
      accepted: sum('receiver_accepted_spans'),
      refused: sum('receiver_refused_spans'),
      sent: sum('exporter_sent_spans'),
      failed: sum('exporter_send_failed_spans'),
    };
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child && child.exitCode === null && child.signalCode === null)
      await new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      });
  }

  /** Deletes its files after it has ended. */
  forget(): void {
    rmSync(this.home, { recursive: true, force: true });
  }

  private get log(): string {
    return readFileSync(path.join(this.home, 'log'), 'utf8');
  }

  /** Whole lines; the last one may still be written. */
  private get batches(): readonly Batch[] {
    const lines = this.text.split('\n').slice(0, -1);
    return lines.map((line) => JSON.parse(line) as Batch);
  }
}
