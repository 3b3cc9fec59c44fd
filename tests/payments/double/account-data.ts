import { missing } from './errors';
import type { TestCard } from './cards';

export interface ApiObject {
  readonly id: string;
  readonly object: string;
  /** Unix time, seconds. */
  readonly created?: number;
}

/** Internal state of a payment method, beyond the API's responses. */
export interface CardState {
  readonly card: TestCard;
  /** The payer agreed to later charges without being present. */
  isSetUp: boolean;
  /** Paid once without being attached to a customer: it cannot pay again. */
  isConsumed: boolean;
}

/** The objects of one account: the platform's or a connected one's. */
export class AccountData {
  private readonly objects = new Map<string, ApiObject>();
  readonly cards = new Map<string, CardState>();

  /** @param id absent for the platform */
  constructor(readonly id?: string) {}

  add<T extends ApiObject>(object: T): T {
    this.objects.set(object.id, object);
    return object;
  }

  remove(id: string): void {
    this.objects.delete(id);
  }

  get(id: string): ApiObject | undefined {
    return this.objects.get(id);
  }

  /** Returns the object of that kind, or throws `resource_missing`. */
  find<T extends ApiObject>(kind: T['object'], id: string, param?: string): T {
    const object = this.objects.get(id);
    if (object?.object !== kind) throw missing(kind, id, param);
    return object as T;
  }

  /** All objects of a kind, the newest first. */
  all<T extends ApiObject>(kind: T['object']): T[] {
    return [...this.objects.values()].filter((object) => object.object === kind).reverse() as T[];
  }
}
