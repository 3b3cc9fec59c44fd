/** Patterns of user agents with the common names of the devices; the first match applies. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Mac OS X/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
];

/** A first name for a key that this device makes; its owner gives it a better one. */
export function passkeyName(userAgent: string): string {
  return KINDS.find(([sign]) => sign.test(userAgent))?.[1] ?? '1';
}
