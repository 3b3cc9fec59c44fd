/** A failure as the drivers report it: SQLSTATE of PostgreSQL, or the errno of the socket. */
interface DriverError {
  readonly code?: unknown;
  readonly message?: unknown;
}

const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EAI_AGAIN']);
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/** SQLSTATE classes 08 (connection) and 57P0x (shutdown), and 53300 (too many connections). */
const isSessionState = (code: string): boolean =>
  code.startsWith('08') || code.startsWith('57P') || code === '53300';

/**
 * Returns true if the database was unreachable or ended the session. The connection is unusable, but another attempt
 * may succeed.
 */
export function isConnectionFault(error: unknown): boolean {
  const { code, message } = (error ?? {}) as DriverError;
  if (typeof code === 'string' && (SOCKET.has(code) || isSessionState(code))) return true;
  return typeof message === 'string' && MESSAGES.test(message);
}

/** 55P03: a lock was waited for longer than `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return (error as DriverError | undefined)?.code === '55P03';
}

/** Returns true for a deadlock or serialization failure, after which the transaction must be run again. */
export function isRetryable(error: unknown): boolean {
  const code = (error as DriverError | undefined)?.code;
  return code === '40P01' || code === '40001';
}

/** Returns true for class 53: the server has no disk space or memory left. Its connections stay usable. */
export function isOutOfRoom(error: unknown): boolean {
  const { code } = (error ?? {}) as DriverError;
  return typeof code === 'string' && /^53\w{3}$/.test(code);
}

/** Returns true if the database cannot write: 53100 (its disk is full) or 25006 (it is a read-only standby). */
export function isWriteFault(error: unknown): boolean {
  const code = (error as DriverError | undefined)?.code;
  return code === '53100' || code === '25006';
}

/** Returns true if the error is temporary and the work itself is valid. */
export function isPassing(error: unknown): boolean {
  return isConnectionFault(error) || isLockTimeout(error) || isRetryable(error) || isOutOfRoom(error);
}
