/** Encodings of a sheet in CSV: UTF-8, or Shift_JIS as Windows writes it. */
export const ENCODINGS = ['utf-8', 'cp932'] as const;

export type Encoding = (typeof ENCODINGS)[number];

export function isEncoding(text: string | null): text is Encoding {
  return (ENCODINGS as readonly (string | null)[]).includes(text);
}
