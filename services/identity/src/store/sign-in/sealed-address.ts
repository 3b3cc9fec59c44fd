import type { Encryptor } from '../../app/ports';

const CONTEXT = 'address';

/** Seals the address of a call; empty if unknown. */
export function sealAddress(encryptor: Encryptor, address: string | undefined): string {
  return address ? encryptor.seal(address, CONTEXT) : '';
}

/** Empty where it is not known, or was sealed under another secret. */
export function openAddress(encryptor: Encryptor, sealed: string): string {
  return sealed ? (encryptor.open(sealed, CONTEXT) ?? '') : '';
}
