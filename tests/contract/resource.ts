import type { ProviderProcess } from '../openid/provider-process';
import type { PaymentsDouble } from '../payments/double';
import type { Product } from '../product/start-product';
import type { World } from './base';

/** A request that would be right, made by the lender: what the tables of bad input and of strangers start from. */
export interface Example {
  /** Values of the path's parameters; all are ids of the lender's resources. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Dependencies of a run besides the world. */
export interface Surroundings {
  readonly product: Product;
  readonly campus: ProviderProcess;
  /** The payment provider. */
  readonly payments: PaymentsDouble;
}

type Run<Seen> = (world: Seen, around: Surroundings) => Promise<void>;

interface Definition<Things extends object> {
  /** Creates the lender's resources, which a stranger must not reach; `{}` if the base has all of them. */
  readonly make: (base: World) => Promise<Things>;
  /** One example of each call, by its operation. */
  readonly examples: Readonly<Record<string, (world: World & Things) => Example>>;
  /** Tests of the calls by their sentence. They run one after another, on one world. */
  readonly run?: Readonly<Record<string, Run<World & Things>>>;
}

/** Definition of one resource for the contract tests. */
export class Resource<Things extends object = object> {
  private readonly things = new WeakMap<World, Things>();

  constructor(private readonly definition: Definition<Things>) {}

  async make(base: World): Promise<void> {
    this.things.set(base, await this.definition.make(base));
  }

  /** Returns the world with this resource's entities. */
  in(world: World): World & Things {
    const things = this.things.get(world);
    if (!things) throw new Error('This world was not made by makeWorld.');
    return { ...world, ...things };
  }

  get examples(): readonly (readonly [operationId: string, example: (world: World) => Example])[] {
    return Object.entries(this.definition.examples).map(
      ([operationId, example]) => [operationId, (world: World) => example(this.in(world))] as const,
    );
  }

  get runs(): readonly (readonly [sentence: string, run: Run<World>])[] {
    return Object.entries(this.definition.run ?? {}).map(
      ([sentence, run]) =>
        [sentence, (world: World, around: Surroundings) => run(this.in(world), around)] as const,
    );
  }
}

export const resource = <Things extends object>(definition: Definition<Things>): Resource<Things> =>
  new Resource(definition);
