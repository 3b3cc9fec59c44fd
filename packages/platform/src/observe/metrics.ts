import { status } from '@grpc/grpc-js';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds; a booking is some ten milliseconds, a deadline ten seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The figures of one service, as /metrics shows them. */
export class Metrics {
  readonly registry = new Registry();

  private readonly grpcSeconds = new Histogram({
    name: 'kashikari_grpc_server_seconds',
    help: 'Time to answer a call, by method and gRPC status.',
    labelNames: ['method', 'code'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  private readonly eventsPublished = this.counter(
    'kashikari_events_published_total',
    'Events published from the outbox.',
  );
  private readonly eventsTaken = this.counter('kashikari_events_taken_total', 'Events taken in.', ['topic']);
  private readonly deadLetters = this.counter(
    'kashikari_dead_letters_total',
    'Events and jobs that failed for good.',
    ['source', 'type'],
  );
  private readonly jobsRun = this.counter('kashikari_jobs_total', 'Jobs run, by kind and outcome.', [
    'kind',
    'outcome',
  ]);

  private readonly rowsLeftOut = this.counter(
    'kashikari_rows_left_out_total',
    'Rows of lists that could not be computed, by list.',
    ['list'],
  );

  constructor(service: string) {
    this.registry.setDefaultLabels({ service });
  }

  /** Notes one answered call of a method; milliseconds. */
  grpcServer(path: string): (code: status, milliseconds: number) => void {
    const method = path.slice(1);
    const byCode = new Map<status, ReturnType<typeof this.grpcSeconds.labels>>();
    return (code, milliseconds) => {
      let series = byCode.get(code);
      if (!series) byCode.set(code, (series = this.grpcSeconds.labels({ method, code: status[code] })));
      series.observe(milliseconds / 1000);
    };
  }

  published(events: number): void {
    this.eventsPublished.inc(events);
  }

  taken(topic: string, events: number): void {
    this.eventsTaken.inc({ topic }, events);
  }

  deadLetter(source: 'event' | 'job', type: string): void {
    this.deadLetters.inc({ source, type });
  }

  job(kind: string, outcome: 'done' | 'failed'): void {
    this.jobsRun.inc({ kind, outcome });
  }

  rowLeftOut(list: string): void {
    this.rowsLeftOut.inc({ list });
  }

  /** Adds a gauge that is read at each scrape; NaN if reading fails. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        try {
          this.set(await read());
        } catch {
          this.set(Number.NaN);
        }
      },
    });
  }

  private counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }
}
