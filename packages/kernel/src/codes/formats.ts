/** Barcode formats that have their own normal form, by the names of the camera's reader (zxing-wasm). */
export type CodeFormat =
  | 'EAN-8'
  | 'EAN-13'
  | 'UPC-A'
  | 'UPC-E'
  | 'ITF'
  | 'Codabar'
  | 'Code39'
  | 'Code93'
  | 'Code128'
  | 'QRCode'
  | 'DataMatrix'
  | 'Aztec';

/** Beginnings of names: a reader reports `EAN13`, `EAN-13` or `EAN_13`, and variants such as `Code39Ext` or `ITF14`. */
const BEGINNINGS: readonly (readonly [string, CodeFormat])[] = [
  ['EAN8', 'EAN-8'],
  ['EAN13', 'EAN-13'],
  ['UPCA', 'UPC-A'],
  ['UPCE', 'UPC-E'],
  ['ITF', 'ITF'],
  ['CODABAR', 'Codabar'],
  ['CODE39', 'Code39'],
  ['CODE93', 'Code93'],
  ['CODE128', 'Code128'],
  ['QRCODE', 'QRCode'],
  ['DATAMATRIX', 'DataMatrix'],
  ['AZTEC', 'Aztec'],
];

/** The format that a reader names, or undefined for one without a normal form here. */
export function formatOf(name: string | undefined): CodeFormat | undefined {
  const squeezed = name?.replace(/[-_\s]/g, '').toUpperCase();
  return BEGINNINGS.find(([beginning]) => squeezed?.startsWith(beginning))?.[1];
}

/** Formats by the letters of AIM symbology identifiers (ISO/IEC 15424). `E` has EAN-8 as its modifier 4. */
const AIM_LETTERS: Readonly<Record<string, CodeFormat>> = {
  A: 'Code39',
  C: 'Code128',
  E: 'EAN-13',
  F: 'Codabar',
  G: 'Code93',
  I: 'ITF',
  Q: 'QRCode',
  d: 'DataMatrix',
  z: 'Aztec',
};

/** Symbology identifiers of codes that hold GS1 element strings (GS1 General Specifications, section 5.1.2). */
const GS1_IDENTIFIERS = new Set(['C1', 'Q3', 'd2', 'e0', 'z1']);

/** A text without its AIM prefix, and the meaning of the prefix. */
export interface WithoutAim {
  readonly text: string;
  /** Undefined without a prefix, and for a format that has no normal form here. */
  readonly format: CodeFormat | undefined;
  readonly isGs1: boolean;
}

/** Takes the AIM prefix off that handheld scanners send if they are set to: `]E0` and such. */
export function withoutAim(text: string): WithoutAim {
  const [prefix, letter = '', modifier = ''] = /^\]([A-Za-z])([\dA-Za-z])/.exec(text) ?? [''];
  return {
    text: text.slice(prefix.length),
    format: letter === 'E' && modifier === '4' ? 'EAN-8' : AIM_LETTERS[letter],
    isGs1: GS1_IDENTIFIERS.has(letter + modifier),
  };
}
