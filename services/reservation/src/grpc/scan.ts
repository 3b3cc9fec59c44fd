import { createHash } from 'node:crypto';
import { labelCodeIn } from '@kashikari/kernel';
import type { NewBooking } from '../domain/create-booking';

/** Returns a scanned code, with the hash of the label code in it. */
export function scanIn(read: string): Pick<NewBooking, 'scannedCode' | 'scannedHash'> {
  if (!read) return {};
  const code = labelCodeIn(read);
  const scannedHash = code && createHash('sha256').update(code).digest('hex');
  return { scannedCode: read, scannedHash };
}
