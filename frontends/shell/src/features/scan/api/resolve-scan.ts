import { answer, api, useMutation } from '@kashikari/web-kit';
import type { ScanMode } from '../scan-mode';

/** What a scanned code stands for, and what the caller may do with it. */
export type ScanAnswer = Awaited<ReturnType<typeof resolveScan>>;

/** A code as it was read, before any change. */
export interface ReadCode {
  readonly code: string;
  readonly answer: ScanAnswer;
}

/** Finds what a code stands for; the actions of the mode come first. */
export const resolveScan = (code: string, mode: ScanMode = 'one') =>
  answer(api.POST('/scans/resolve', { body: { code, mode } }));

interface Wanted {
  readonly code: string;
  /** The good that was picked where the code stands for several. The code stays what was read: it is the proof of the scan. */
  readonly goodId?: string;
}

/** Finds what a code stands for. */
export function useResolveScan() {
  return useMutation({
    mutationFn: async ({ code, goodId }: Wanted): Promise<ReadCode> => ({
      code,
      answer: await resolveScan(goodId === undefined ? code : `${window.location.origin}/goods/${goodId}`),
    }),
  });
}
