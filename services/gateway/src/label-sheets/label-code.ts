import {
  barLayout,
  barText,
  qrLayout,
  refused,
  type Box,
  type LabelCodeKind,
  type LabelFormat,
} from '@kashikari/kernel';
import bwip from 'bwip-js/node';
import QRCode from 'qrcode';

/** A drawn code with the positions of the code and the text, millimeters from the label's corner. */
export interface DrawnCode {
  /** Dark rectangles, modules. */
  readonly dark: readonly Box[];
  /** Modules of the whole code. */
  readonly columns: number;
  readonly rows: number;
  readonly code: Box;
  readonly text: Box;
}

export interface LabelContent {
  readonly title: string;
  readonly managementId: string;
  /** Address in the QR. */
  readonly url: string;
}

/** @throws DomainError `label.charset` or `label.too_long`, naming the good */
export function drawCode(kind: LabelCodeKind, sheet: LabelFormat, content: LabelContent): DrawnCode {
  return kind === 'qr' ? drawQr(sheet, content.url) : drawBars(kind, sheet, content);
}

/** Level M, which a scratched label needs. */
function drawQr(sheet: LabelFormat, url: string): DrawnCode {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' });
  const layout = qrLayout(sheet, modules.size);
  const dark: Box[] = [];
  for (let row = 0; row < modules.size; row++)
    for (let start = 0, end = 0; start < modules.size; start = end + 1) {
      for (end = start; end < modules.size && modules.get(row, end);) end++;
      if (end > start) dark.push({ x: start, y: row, width: end - start, height: 1 });
    }
  return { ...layout, dark, columns: modules.size, rows: modules.size };
}

function drawBars(kind: 'code128' | 'nw7', sheet: LabelFormat, content: LabelContent): DrawnCode {
  const { managementId, title } = content;
  const written = barText(kind, managementId);
  const params = { title, management_id: managementId };
  if (written === undefined) throw refused('label.charset', params, 'good_ids');
  const widths = widthsOf(kind, written);
  const modules = widths.reduce((sum, width) => sum + width, 0);
  const layout = barLayout(sheet, modules);
  if (!layout) throw refused('label.too_long', params, 'good_ids');
  let x = 0;
  const dark = widths.flatMap((width, place) => {
    const bar = { x, y: 0, width, height: 1 };
    x += width;
    return place % 2 === 0 ? [bar] : [];
  });
  return { ...layout, dark, columns: modules, rows: 1 };
}

/** Widths of bars and gaps in turn, modules; a bar is first. */
function widthsOf(kind: 'code128' | 'nw7', text: string): readonly number[] {
  const [drawn] =
    kind === 'nw7' ? bwip.raw('rationalizedCodabar', `A${text}A`, '') : bwip.raw('code128', text, '');
  if (!drawn || !('sbs' in drawn)) throw new TypeError('No bars');
  const bars = [...(drawn as { readonly sbs: readonly number[] }).sbs];
  // A gap after the last bar belongs to the quiet zone.
  return bars.length % 2 === 0 ? bars.slice(0, -1) : bars;
}
