import { createHash } from 'node:crypto';
import { refused } from '@kashikari/kernel';

const TAG = /^(?:W\/)?"(\d{1,15})(?:-[\w-]*)?"$/;

/**
 * `"<version>-<digest>"`. The version is what `If-Match` is compared by, and goes with the thing alone; the digest goes
 * with everything in the answer (rights change with the hour, names with other things), so that a 304 is never wrong.
 */
export function toETag(version: number, json: string): string {
  return `"${version}-${createHash('sha1').update(json).digest('base64url').slice(0, 16)}"`;
}

/**
 * The version that a write is meant for; undefined when it doesn't matter. A tag that we never gave is stale. Proxies
 * that compress mark tags as weak; the version in them is exact all the same.
 */
export function versionOf(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const versions = ifMatch.split(',').map((tag) => TAG.exec(tag.trim())?.[1]);
  const known = versions.flatMap((version) => (version === undefined ? [] : [Number(version)]));
  if (known.length === 0) throw refused('stale');
  return Math.max(...known);
}
