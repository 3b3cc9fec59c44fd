import type { Sealer } from '../../app/ports';

const CONTEXT = 'address';

/** Where a call came from, as it lies in a row; nothing where it is not known. */
export function sealAddress(sealer: Sealer, address: string | undefined): string {
  return address ? sealer.seal(address, CONTEXT) : '';
}

/** Empty where it is not known, or was sealed under another secret. */
export function openAddress(sealer: Sealer, sealed: string): string {
  return sealed ? (sealer.open(sealed, CONTEXT) ?? '') : '';
}
