import type { PatchOf } from '@kashikari/contracts';
import { refused } from '@kashikari/kernel';
import type { Patch } from '../domain/patch';

/**
 * The fields of a patch by their wire names: of its message or, from a gateway of the release before, of a JSON object.
 * Refuses `validation.json` for what is none.
 */
export function readPatch<Message extends { mask: string[] | undefined }>(
  patches: PatchOf<Message>,
  { patch, patchJson }: { readonly patch?: Message | undefined; readonly patchJson: string },
): Patch {
  if (patch) return patches.read(patch);
  try {
    const value: unknown = JSON.parse(patchJson || '{}');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Patch;
  } catch {
    // Told below.
  }
  throw refused('validation.json');
}
