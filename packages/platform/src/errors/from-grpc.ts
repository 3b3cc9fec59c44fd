import { status, type ServiceError } from '@grpc/grpc-js';
import type { DomainError } from '@kashikari/kernel';
import { refused } from '@kashikari/kernel';
import { decodeRefusal, refusalIn } from './error-details';

/** What a call to another service failed with, as the refusal that this service answered, or what the transport says. */
export function fromGrpc(error: ServiceError, service: string): DomainError {
  const bytes = refusalIn(error.metadata);
  return (bytes && decodeRefusal(bytes)) ?? fromStatus(error.code, service, error);
}

/** What a status of the transport means, where the service itself has said nothing. */
export function fromStatus(code: status, service: string, cause?: unknown): DomainError {
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
