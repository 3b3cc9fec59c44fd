const FORM = /^T([1-9])(\d{12})$/;

/**
 * Returns true for a registration number of an issuer of qualified invoices: `T` and 13 digits, the first of which
 * checks the others (Ordinance on corporate numbers, article 2).
 */
export function isRegistrationNumber(text: string): boolean {
  const [, check, digits] = FORM.exec(text) ?? [];
  return check !== undefined && digits !== undefined && Number(check) === checkDigit(digits);
}

/** 9 less the remainder by 9 of the weighted sum; the weights are 1 and 2 in turn, from the last digit. */
function checkDigit(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (1 + (at % 2)), 0);
  return 9 - (sum % 9);
}
