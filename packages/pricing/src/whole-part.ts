/** Quotient of two whole numbers without its fraction, computed without one. `dividend` is not negative. */
export function wholePart(dividend: number, divisor: number): number {
  return (dividend - (dividend % divisor)) / divisor;
}
