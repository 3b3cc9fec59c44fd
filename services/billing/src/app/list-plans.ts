import { Injectable } from '@nestjs/common';
import { listPlans, type Plan, type PlanId } from '../domain/plans';
import { Operator } from './ports';
import type { VolumeStep } from '@kashikari/pricing';

interface PlanTable {
  /** Cheapest first. */
  readonly plans: readonly Plan[];
  readonly defaultPlan: PlanId;
  /** True if prices are per member; false if per account. */
  readonly isPerMember: boolean;
  /** Smallest first. */
  readonly volumeDiscounts: readonly VolumeStep[];
}

/** Returns the plans with what changes their prices; open to everybody. */
@Injectable()
export class ListPlans {
  constructor(private readonly operator: Operator) {}

  run(): PlanTable {
    const { defaultPlan, planUnit, volumeDiscounts } = this.operator;
    return {
      ...{ plans: listPlans(), defaultPlan, isPerMember: planUnit === 'member' },
      volumeDiscounts: [...volumeDiscounts].sort((one, other) => one.seats - other.seats),
    };
  }
}
