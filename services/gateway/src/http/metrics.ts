import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { contextOf, onDone } from './http-context';
import type { RequestHandler } from 'express';

/** Metrics of the gateway. They use a separate registry, since several programs may share one process in a test. */
export class Metrics {
  readonly registry = new Registry();
  private readonly duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by the contract’s route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  private readonly open = new Gauge({
    name: 'http_requests_open',
    help: 'Requests being answered now.',
    registers: [this.registry],
  });
  private readonly refusals = new Counter({
    name: 'http_rate_limited_total',
    help: 'Requests refused by a rate limit.',
    registers: [this.registry],
  });

  private readonly crashes = new Counter({
    name: 'client_errors_total',
    help: 'Crashes that browsers reported.',
    registers: [this.registry],
  });

  private readonly answers = new Counter({
    name: 'help_answers_total',
    help: 'Answers of the help, by outcome and the reason for one without a model.',
    labelNames: ['outcome', 'reason'],
    registers: [this.registry],
  });

  constructor() {
    // A finer measurement of the event loop would dominate the load of an idle gateway.
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: 500 });
  }

  /** A browser reported a crash. */
  crashed(): void {
    this.crashes.inc();
  }

  /** The help answered a question. */
  readonly answered = (outcome: string, reason: string): void => {
    this.answers.inc({ outcome, reason });
  };

  /** Addresses that are no route share one label, or a scanner would fill the memory with names. */
  readonly observe: RequestHandler = (request, response, next) => {
    this.open.inc();
    onDone(response, () => {
      this.open.dec();
      const { route = 'other', arrived } = contextOf(request);
      const seconds = (performance.now() - arrived) / 1000;
      this.duration.observe({ method: request.method, route, status: response.statusCode }, seconds);
      if (response.statusCode === 429) this.refusals.inc();
    });
    next();
  };
}
