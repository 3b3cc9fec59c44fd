import { snakeCase, type ErrorCode, type Refusal } from '@kashikari/kernel';
import { faulty } from './faults';
import type { GoodFields } from './good';

const BY_HOUR = ['pricePerHour'] as const;
const BY_DAY = ['pricePerDay', 'pricePerWeek', 'pricePerMonth'] as const;

/**
 * Rules between the fields of one good. By the hour there is one unit and no margin: hours are managed in quarters of
 * one thing (specification, section 5). Prices are of the unit by which it is lent. @throws DomainError with every rule that is broken
 */
export function checkTerms(fields: GoodFields): void {
  const faults: Refusal[] = [];
  const broken = (code: ErrorCode, field: string, params: Record<string, unknown>) =>
    faults.push({ kind: 'invalid', code, field, params });
  if (fields.isHourly && fields.quantity > 1) broken('good.hourly_quantity', 'quantity', { max: 1 });
  if (fields.isHourly && fields.marginDays > 0) broken('good.hourly_margin', 'margin_days', { max: 0 });
  if (fields.from !== null && fields.to !== null && fields.from > fields.to) {
    broken('good.range', 'to', { from: fields.from, to: fields.to });
  }
  for (const name of fields.isHourly ? BY_DAY : BY_HOUR) {
    if (fields[name] !== null) broken('good.price_unit', snakeCase(name), { is_hourly: fields.isHourly });
  }
  if (faults.length > 0) throw faulty(faults);
}
