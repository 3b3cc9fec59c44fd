import { ApiError } from './errors';
import { DAY } from './clock';

/** An answer as it goes over the wire. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Entry {
  readonly fingerprint: string;
  /** Unix time, seconds. */
  readonly created: number;
  answer?: Answer;
}

/** Time for which a key is remembered, seconds. */
const KEY_LIFETIME = DAY;

/** The idempotency keys of all accounts. */
export class IdempotencyKeys {
  private readonly entries = new Map<string, Entry>();

  /** @param now Unix time, seconds */
  constructor(private readonly now: () => number) {}

  /**
   * Returns the stored answer of a key, or undefined for a new key, which then counts as in use. Throws if the key is in use or
   * was used with another request.
   * @param fingerprint method, path and body of the request
   */
  begin(scope: string, key: string, fingerprint: string): Answer | undefined {
    if (key.length > 255)
      throw new ApiError(400, error('Idempotency keys can have up to 255 characters'), false);
    const entry = this.entries.get(scope + key);
    if (!entry || entry.created + KEY_LIFETIME <= this.now()) {
      this.entries.set(scope + key, { fingerprint, created: this.now() });
      return undefined;
    }
    if (entry.fingerprint !== fingerprint)
      throw new ApiError(
        400,
        error(
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        ),
        false,
      );
    if (entry.answer) return entry.answer;
    const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}.`;
    throw new ApiError(409, { ...error(message), code: 'idempotency_key_in_use' }, false);
  }

  store(scope: string, key: string, answer: Answer): void {
    const entry = this.entries.get(scope + key);
    if (entry) entry.answer = structuredClone(answer);
  }

  /** Frees a key whose request failed before it ran. */
  forget(scope: string, key: string): void {
    this.entries.delete(scope + key);
  }
}

const error = (message: string) => ({ type: 'idempotency_error', message }) as const;
