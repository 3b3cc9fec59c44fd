import { randomId } from '@kashikari/web-kit';
import type { NewCount } from '../api/create-count';

type Content = Omit<NewCount, 'scan_id' | 'counted_at'>;

/** A count as it was sent first. */
export interface SentCount {
  readonly content: string;
  readonly body: NewCount;
}

/**
 * The count to send. One that is sent again has the ids and the time of the first, so that it counts once also where only the
 * answer was lost; another content is another count.
 */
export function toSend(content: Content, before: SentCount | undefined): SentCount {
  const text = JSON.stringify(content);
  if (before?.content === text) return before;
  return {
    content: text,
    body: { ...content, scan_id: newScanId(), counted_at: new Date().toISOString() },
  };
}

/** 128 random bits, written as the REST contract writes ids. */
function newScanId(): string {
  return randomId().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
