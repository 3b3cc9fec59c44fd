import type { Locale } from '@kashikari/kernel';
import { addPage, newPdf } from './pdf-page';
import { drawHead, drawFoot } from './document-head';
import { A4, BOTTOM, Pen } from './document-pen';
import { drawLine, drawTableHead, lineHeight } from './document-table';
import { documentWords } from './document-words';
import type { DocumentContent } from './document-content';

/** A document and the language in which it is printed. */
export interface PrintedDocument {
  readonly document: DocumentContent;
  readonly locale: Locale;
}

/** Height of the totals below the lines, millimetres. */
const FOOT = 45;

/** Draws a document on A4; lines that do not fit continue on further pages. */
export async function documentPdf({ document, locale }: PrintedDocument): Promise<Uint8Array> {
  const pdf = await newPdf();
  const words = documentWords(locale);
  pdf.document.setTitle(`${words.file} ${document.number}`);
  pdf.document.setLanguage(locale === 'en' ? 'en' : 'ja');
  const pages: Pen[] = [];
  let pen = new Pen(pdf.type);
  pages.push(pen);
  drawHead(pen, document, words);
  drawTableHead(pen, words);
  const next = () => {
    pen = new Pen(pdf.type);
    pages.push(pen);
  };
  for (const line of document.lines) {
    if (pen.y + lineHeight(line) > BOTTOM) {
      next();
      drawTableHead(pen, words);
    }
    drawLine(pen, line, words);
  }
  if (pen.y + FOOT > BOTTOM) next();
  drawFoot(pen, document, words);
  for (const page of pages) addPage(pdf, A4, page.content);
  return pdf.document.save();
}
