import type { Logger } from '@kashikari/platform';
import { circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel';
import { BookSource, type BookAnswers } from '../../app/ports/books';

/** Failures in a row that open the circuit. */
const FAILURES = 3;

/** Time until an open circuit lets one request through, milliseconds. */
const PAUSE_MS = 60_000;

/** A catalog behind a circuit breaker: after three failures in a row it gets no request for a minute. */
export class GuardedSource extends BookSource {
  private readonly circuit = circuitBreaker(handleAll, {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(FAILURES),
  });

  constructor(
    private readonly source: BookSource,
    logger: Logger,
  ) {
    super();
    this.circuit.onFailure(({ reason }) =>
      logger.warn(
        { source: this.name, error: String('error' in reason && reason.error) },
        'book catalog failed',
      ),
    );
  }

  get name() {
    return this.source.name;
  }

  ask(isbns: readonly string[]): Promise<BookAnswers> {
    return this.circuit.execute(() => this.source.ask(isbns));
  }
}
