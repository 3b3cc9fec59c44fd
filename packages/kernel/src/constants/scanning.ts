/** Formats of codes that cameras and scanners read, by the names of the camera's reader (zxing-wasm). `ITF` holds ITF-14. */
export const SCAN_FORMATS = [
  'EAN-8',
  'EAN-13',
  'UPC-E',
  'Code39',
  'Code93',
  'Code128',
  'ITF',
  'Codabar',
  'QRCode',
  'DataMatrix',
  'Aztec',
] as const;
