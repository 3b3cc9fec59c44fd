/** One fault of one field, as the gateway names it. */
export interface FieldFault {
  readonly code: string;
  readonly message: string;
}

/** What can be said to the person about a call that did not do what was asked; `errorText` says it. */
export class ApiError extends Error {
  /** When it came, epoch milliseconds. */
  readonly at = Date.now();

  constructor(
    /** HTTP status; 0 when nothing came back. */
    readonly status: number,
    /** Stable and dotted, e.g. `booking.max_days`; `network` when nothing came back. */
    readonly code: string,
    readonly params: Readonly<Record<string, unknown>> = {},
    /** By the wire name of the field. */
    readonly fields: Readonly<Record<string, readonly FieldFault[]>> = {},
    /** For support; the same id is in the server's logs. */
    readonly traceId?: string,
    /** The gateway's own sentence, in the language of the call. */
    readonly detail?: string,
  ) {
    super(code);
    this.name = 'ApiError';
  }

  /** Nothing came back: no net, or the server is gone. */
  static network(): ApiError {
    return new ApiError(0, 'network');
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
 * Whether it is unknown, or was not decided, what became of a call: no net, a server that broke or is busy. That is no
 * refusal: the same is asked for once more (`send` keeps its key), and nothing that was chosen is given up.
 */
export function isUndecided(error: unknown): error is ApiError {
  return isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
