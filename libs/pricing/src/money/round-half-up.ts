/**
 * Divides and rounds half up, away from zero: the only place that rounds money (D2).
 * @param dividend any safe integer  @param divisor a positive safe integer
 * @throws RangeError if the dividend is too large to be exact.
 */
export function divideRoundingHalfUp(dividend: number, divisor: number): number {
  if (!Number.isSafeInteger(dividend)) throw new RangeError(`not exact: ${dividend}`);
  const magnitude = Math.abs(dividend);
  const remainder = magnitude % divisor;
  const quotient = (magnitude - remainder) / divisor + (remainder * 2 >= divisor ? 1 : 0);
  return dividend < 0 && quotient !== 0 ? -quotient : quotient;
}
