import type { Call } from '@kashikari/kernel';
import type { Good } from '../../domain/good';
import type { Id } from '../../domain/ids';
import type { ActorTies } from '../../domain/ties';

/** A good with the code on its label. */
export interface LabelledGood {
  readonly good: Good;
  readonly code: string;
}

/** Codes on the labels of goods; each new code and its event are one transaction. */
export abstract class Labels {
  /**
   * The goods with their codes, in the order of `ids`; those that do not exist are left out.
   * @param renew every good gets a new code; else only one without a code does
   * @param check throws where the actor may not print the label of a good: then no code is made
   */
  abstract issue(
    call: Call,
    ids: readonly Id[],
    renew: boolean,
    check: (good: Good, ties: ActorTies) => void,
  ): Promise<LabelledGood[]>;

  /** The good whose current label has the code. */
  abstract find(code: string): Promise<Id | undefined>;
}
