/** One fault of one field, as the gateway names it. */
export interface FieldFault {
  readonly code: string;
  readonly message: string;
}

/** Error of a call that failed or was refused, with everything that `errorText` needs for a message. */
export class ApiError extends Error {
  /** Time of the response, epoch milliseconds. */
  readonly at = Date.now();

  constructor(
    /** HTTP status; 0 when nothing came back. */
    readonly status: number,
    /** Stable and dotted, e.g. `booking.max_days`; `network` or `no_response` when nothing came back. */
    readonly code: string,
    readonly params: Readonly<Record<string, unknown>> = {},
    /** Faults by the wire name of the field. */
    readonly fields: Readonly<Record<string, readonly FieldFault[]>> = {},
    /** Id for support; the server's logs contain the same id. */
    readonly traceId?: string,
    /** The gateway's own sentence, in the language of the call. */
    readonly detail?: string,
  ) {
    super(code);
    this.name = 'ApiError';
  }

  /** Creates the error of an interrupted call: the server or the connection to it is lost. */
  static network(): ApiError {
    return new ApiError(0, 'network');
  }

  /** No answer came: there is no net, or it is so weak that the wait was given up. */
  static noResponse(): ApiError {
    return new ApiError(0, 'no_response');
  }
}

/** Reads a `problem+json` answer (REST contract, "Errors"); anything else becomes a code made of its status. */
export function toApiError(status: number, problem: unknown): ApiError {
  if (typeof problem !== 'object' || problem === null || !('code' in problem)) {
    return new ApiError(status, `status.${status}`);
  }
  const { code, params, errors, trace_id, detail } = problem as {
    code: string;
    params?: Record<string, unknown>;
    errors?: Record<string, FieldFault[]>;
    trace_id?: string;
    detail?: string;
  };
  return new ApiError(status, code, params, errors, trace_id, detail);
}

/**
 * Returns true if the outcome of a call is unknown or undecided: no network, or a broken or busy server. Such an error
 * is no refusal. The same request can be repeated (`send` keeps its key), and the user's choices stay.
 */
export function isUndecided(error: unknown): error is ApiError {
  return isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** Statuses without a message: the screen itself leads to sign-in, or shows that the resource is missing (spec, 8). */
const SILENT: readonly number[] = [401, 404, 444];

/** Codes that repeat their status. */
const SAY_NOTHING = /^(unauthenticated|token_expired|session_ended|not_found|status[.]\d+)$/;

/**
 * Returns true if a refusal carries no more than its status, which the screen shows instead of a message. Examples are
 * signed out, not found, and forbidden without a reason. A wrong password or a used link has a specific code and gets a
 * message.
 */
export function isSilent(error: unknown): boolean {
  return isApiError(error) && SILENT.includes(error.status) && SAY_NOTHING.test(error.code);
}
