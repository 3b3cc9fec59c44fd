import { status } from '@grpc/grpc-js';
import type { ErrorKind } from '@kashikari/kernel';

/** gRPC status of each kind of refusal, for clients that don't read our trailer. */
export const STATUS_OF: Readonly<Record<ErrorKind, status>> = {
  invalid: status.INVALID_ARGUMENT,
  unauthenticated: status.UNAUTHENTICATED,
  forbidden: status.PERMISSION_DENIED,
  not_found: status.NOT_FOUND,
  conflict: status.FAILED_PRECONDITION,
  stale: status.ABORTED,
  too_large: status.OUT_OF_RANGE,
  limited: status.RESOURCE_EXHAUSTED,
  no_edit_rights: status.PERMISSION_DENIED,
  unavailable: status.UNAVAILABLE,
  internal: status.INTERNAL,
};
