import { refused } from '@kashikari/kernel';
import type { CardProvider } from '../ports';

/** @throws DomainError `payments.off` where no provider is configured */
export function requireProvider({ isOn }: CardProvider): void {
  if (!isOn) throw refused('payments.off');
}
