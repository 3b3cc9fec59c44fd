import { answer, api, useMutation } from '@kashikari/web-kit';
import type { ScanMode } from '../scan-mode';

/** The meaning of a scanned code, and the caller's actions. */
export type ScanAnswer = Awaited<ReturnType<typeof resolveScan>>;

/** A code as it was read, before any change. */
export interface ReadCode {
  readonly code: string;
  readonly answer: ScanAnswer;
}

/** Resolves a code; the actions of the mode come first. */
export const resolveScan = (code: string, mode: ScanMode = 'one') =>
  answer(api.POST('/scans/resolve', { body: { code, mode } }));

interface ScanLookup {
  readonly code: string;
  /** The good picked from several that match the code. `code` remains the code that was read, which proves the scan. */
  readonly goodId?: string;
}

export function useResolveScan() {
  return useMutation({
    mutationFn: async ({ code, goodId }: ScanLookup): Promise<ReadCode> => ({
      code,
      answer: await resolveScan(goodId === undefined ? code : `${window.location.origin}/goods/${goodId}`),
    }),
  });
}
