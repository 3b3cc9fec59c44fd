import { SCAN_FORMATS, formatOf } from '@kashikari/kernel';
import { offCentre } from './decode';
import type { DetectedCode } from './detected-code';

interface DetectedBarcode {
  readonly rawValue: string;
  readonly format: string;
  readonly cornerPoints: readonly { readonly x: number; readonly y: number }[];
}

/** The Barcode Detection API, where a browser has it (https://wicg.github.io/shape-detection-api). */
interface Detector {
  detect(picture: ImageBitmap): Promise<readonly DetectedBarcode[]>;
}
type DetectorClass = (new (options: { readonly formats: readonly string[] }) => Detector) & {
  getSupportedFormats(): Promise<readonly string[]>;
};

/** The browser's own decoder, where it knows every format; undefined elsewhere. */
export async function nativeDecoder(
  scope: object = globalThis,
): Promise<((picture: ImageBitmap) => Promise<readonly DetectedCode[]>) | undefined> {
  const { BarcodeDetector } = scope as { readonly BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  const known = new Set(formats.map((name) => formatOf(name)));
  if (!BarcodeDetector || !SCAN_FORMATS.every((format) => known.has(format))) return undefined;
  const wanted = formats.filter((name) => SCAN_FORMATS.some((format) => format === formatOf(name)));
  const detector = new BarcodeDetector({ formats: wanted });
  return async (picture) => {
    const found = await detector.detect(picture);
    return found.map(({ rawValue: text, format, cornerPoints }) => ({
      text,
      format,
      offCentre: offCentre(cornerPoints, picture),
    }));
  };
}
