import { Injectable } from '@nestjs/common';
import { listPlans, type Plan, type PlanId } from '../domain/plans';
import { Operator } from './ports';

/** The plan table, open to everybody, and which of them an account has by itself. */
@Injectable()
export class ListPlans {
  constructor(private readonly operator: Operator) {}

  run(): { plans: Plan[]; defaultPlan: PlanId } {
    return { plans: listPlans(), defaultPlan: this.operator.defaultPlan };
  }
}
