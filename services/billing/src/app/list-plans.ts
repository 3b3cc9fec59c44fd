import { Injectable } from '@nestjs/common';
import { listPlans, type Plan } from '../domain/plans';

/** The plan table, open to everybody. */
@Injectable()
export class ListPlans {
  run(): Plan[] {
    return listPlans();
  }
}
