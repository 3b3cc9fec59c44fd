import { forbidden, type Call } from '@kashikari/kernel';

/** Calls between services: no person makes them, whoever it is. @throws DomainError `forbidden` */
export function refuseUnlessSystem({ actor }: Call): void {
  if (actor.kind !== 'system') throw forbidden();
}
