import { Navigate, useLocation } from '@kashikari/web-kit';
import type { ReactNode } from 'react';

/** Quotation marks around an id: straight ones, and those that word processors put there. */
const QUOTES = '"\'“”‘’';

/**
 * Redirects from an address with quoted ids to the one without quotes (product spec, section 2: route ids are stripped
 * of quotes after decoding).
 */
export function CleanAddress({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state: unknown = location.state;
  const clean = withoutQuotes(pathname);
  if (clean === pathname) return children;
  return <Navigate replace to={{ pathname: clean, search, hash }} state={state} />;
}

/** The path with the quotes around each of its segments removed. A segment of quotes alone stays. */
function withoutQuotes(pathname: string): string {
  return pathname.split('/').map(bare).join('/');
}

function bare(segment: string): string {
  const text = decoded(segment);
  let start = 0;
  let end = text.length;
  while (start < end && QUOTES.includes(text.charAt(start))) start++;
  while (end > start && QUOTES.includes(text.charAt(end - 1))) end--;
  const stripped = text.slice(start, end);
  return stripped === text || stripped === '' ? segment : encodeURIComponent(stripped);
}

/** The segment as it was sent where it is no valid encoding. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
