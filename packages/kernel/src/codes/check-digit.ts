/**
 * Returns true if the last digit is the check digit of those before it. Weights alternate between 1 and 3 from the
 * right, and 10 divides the sum. GTIN (GS1 General Specifications, section 7.9.1) and ISBN-13 (ISO 2108) use this rule.
 */
export function hasCheckDigit(digits: string): boolean {
  return /^\d{2,}$/.test(digits) && weightedSum(digits) % 10 === 0;
}

/** Appends the check digit of GTIN and ISBN-13 to digits without one. */
export function withCheckDigit(digits: string): string {
  return `${digits}${(10 - (weightedSum(`${digits}0`) % 10)) % 10}`;
}

/**
 * Returns true if the last digit is a check digit of modulus 10 and weight 2, adding the digits of each product (Luhn,
 * ISO/IEC 7812-1).
 */
export function hasLuhnDigit(digits: string): boolean {
  if (!/^\d{2,}$/.test(digits)) return false;
  const sum = fromTheRight(digits).reduce((total, digit, place) => {
    const product = place % 2 ? digit * 2 : digit;
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return sum % 10 === 0;
}

const weightedSum = (digits: string): number =>
  fromTheRight(digits).reduce((total, digit, place) => total + digit * (place % 2 ? 3 : 1), 0);

const fromTheRight = (digits: string): number[] => Array.from(digits, Number).reverse();
