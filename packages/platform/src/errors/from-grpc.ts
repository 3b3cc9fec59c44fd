import { status, type ServiceError } from '@grpc/grpc-js';
import type { DomainError } from '@kashikari/kernel';
import { refused } from '@kashikari/kernel';
import { decodeRefusal, refusalIn } from './error-details';

/**
 * Converts the error of a call to another service: to the refusal in its response, or by the status of the transport.
 */
export function fromGrpc(error: ServiceError, service: string): DomainError {
  const bytes = refusalIn(error.metadata);
  return (bytes && decodeRefusal(bytes)) ?? fromStatus(error.code, service, error);
}

/** Converts a status of the transport to a refusal, if the service itself sent none. */
function fromStatus(code: status, service: string, cause?: unknown): DomainError {
  switch (code) {
    case status.UNAVAILABLE:
    case status.CANCELLED:
      return refused('unavailable', { service });
    case status.DEADLINE_EXCEEDED:
      return refused('deadline_exceeded', { service });
    case status.RESOURCE_EXHAUSTED:
      return refused('too_large', { service });
    default: {
      const fault = refused('internal', { service });
      fault.cause = cause;
      return fault;
    }
  }
}
