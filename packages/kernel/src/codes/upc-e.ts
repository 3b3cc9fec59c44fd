/**
 * The UPC-A, 12 digits, whose zeros a UPC-E leaves out (GS1 General Specifications, "Decoding a UPC-E barcode").
 * @param digits 8: number system 0 or 1, six digits, and the check digit of the UPC-A
 * @returns undefined for anything else; the check digit is not verified
 */
export function expandUpcE(digits: string): string | undefined {
  const [, system = '', body = '', check = ''] = /^([01])(\d{6})(\d)$/.exec(digits) ?? [];
  if (!body) return undefined;
  return system + withZeros(body.slice(0, 5), Number(body[5])) + check;
}

/** Inserts the zeros. The last digit encodes their position, and 0 to 2 and 5 to 9 are digits of the number, too. */
function withZeros(five: string, last: number): string {
  if (last <= 2) return `${five.slice(0, 2)}${last}0000${five.slice(2)}`;
  if (last === 3) return `${five.slice(0, 3)}00000${five.slice(3)}`;
  if (last === 4) return `${five.slice(0, 4)}00000${five.slice(4)}`;
  return `${five}0000${last}`;
}
