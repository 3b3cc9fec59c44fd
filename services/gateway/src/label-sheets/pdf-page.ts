import { readFileSync } from 'node:fs';
import { PDFDocument, PDFName, type PDFFont } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import { Typesetter } from './label-text';

/** Points of a millimetre. */
const POINTS = 72 / 25.4;

const FONT = '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf';

/** A file that is drawn, with its one font. */
export interface PdfFile {
  readonly document: PDFDocument;
  readonly font: PDFFont;
  readonly type: Typesetter;
}

/** Returns a file without pages. The font is embedded with the glyphs that are drawn. */
export async function newPdf(): Promise<PdfFile> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  const font = await document.embedFont(readFileSync(require.resolve(FONT)), { subset: true });
  return { document, font, type: new Typesetter(font) };
}

/**
 * Adds a page of a size in millimetres.
 * @param content operators in millimetres from the left upper corner of the page
 */
export function addPage(
  { document, font }: PdfFile,
  { width, height }: { readonly width: number; readonly height: number },
  content: string,
): void {
  const page = document.addPage([width * POINTS, height * POINTS]);
  page.node.setFontDictionary(PDFName.of('F'), font.ref);
  const axes = `${POINTS.toFixed(6)} 0 0 -${POINTS.toFixed(6)} 0 ${(height * POINTS).toFixed(4)} cm`;
  const { context } = document;
  page.node.addContentStream(context.register(context.flateStream(`${axes} 0 g\n${content}`)));
}
