import { LEFT, RIGHT, SIZE, yenText, type Pen } from './document-pen';
import type { DocumentWords } from './document-words';
import type { DocumentContent } from './document-content';

/** Width of the left part of the head, millimetres. */
const HALF = 95;

/** Draws title, number and days, both parties and the total. */
export function drawHead(pen: Pen, document: DocumentContent, words: DocumentWords): void {
  const { kind, registration_number: registrationNumber, corrects } = document;
  const isBareReturn = kind === 'return' && registrationNumber === null;
  pen.left(isBareReturn ? words.returnWithoutNumber : words.titles[kind], SIZE.title, LEFT, HALF);
  const facts = [
    ...(document.copy ? [words.copy] : []),
    `${words.number} ${document.number}`,
    `${words.issuedOn} ${document.issued_on}`,
    `${words.paidOn} ${document.paid_on}`,
    ...(corrects === null ? [] : [words.corrects(corrects)]),
  ];
  for (const fact of facts) {
    pen.right(fact, SIZE.text, RIGHT, RIGHT - LEFT - HALF);
    pen.down(5);
  }
  pen.down(7);
  pen.left(words.recipient(document.recipient_name), SIZE.name, LEFT, HALF);
  pen.right(document.issuer_name, SIZE.name, RIGHT, RIGHT - LEFT - HALF);
  pen.down(6);
  if (registrationNumber !== null) pen.right(`${words.registrationNumber} ${registrationNumber}`, SIZE.text);
  pen.down(12);
  const label = kind === 'return' ? words.totalReturned : words.total;
  pen.left(`${label}  ${yenText(document.total)} ${words.taxIncluded}`, SIZE.total);
  pen.rule(2.5, 0.4);
  pen.down(14);
}

/** Draws total and tax of each rate, the method, and the numbers of payment and booking. */
export function drawFoot(pen: Pen, document: DocumentContent, words: DocumentWords): void {
  for (const { percent, total, tax } of document.taxes) {
    const isTaxed = percent > 0;
    pen.left(isTaxed ? words.rate(percent) : words.untaxed, SIZE.text, 110, 35);
    pen.right(isTaxed ? words.taxOf(yenText(tax)) : '', SIZE.small, RIGHT - 25, 55);
    pen.right(yenText(total), SIZE.text, RIGHT, 25);
    pen.down(6);
  }
  pen.down(6);
  const facts = [
    `${words.method}: ${words.methods[document.method] ?? document.method}`,
    `${words.payment}: ${document.payment_id}`,
    ...(document.booking_id === null ? [] : [`${words.booking}: ${document.booking_id}`]),
  ];
  for (const fact of facts) {
    pen.left(fact, SIZE.small);
    pen.down(4.5);
  }
}
