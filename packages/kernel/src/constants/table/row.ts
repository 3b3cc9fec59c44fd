import * as constants from '../index';

/** Name of a constant of the product. */
export type ConstantName = keyof typeof constants;

export interface ConstantFacts {
  /** Unit of the value; for a list what its entries are. */
  readonly unit: string;
  /** Smallest and largest value that the product works with; absent for lists. */
  readonly range?: readonly [number, number];
  /** Environment variable that changes the value of an installation. */
  readonly setting?: string;
  /** Sections of the specification that state the value. */
  readonly sections: string;
  /** Meaning of the value, a short phrase. */
  readonly meaning: string;
  /** Words that identify this value: each entry is a set of words that all occur near a copy of the value. */
  readonly guards: readonly string[];
  /** The feature is not built yet: no code uses the value. */
  readonly pending?: true;
  /** Place that repeats the value because it can import nothing; a test compares the two. No code uses the constant. */
  readonly repeatedIn?: 'texts' | 'style sheets' | 'database';
}

export interface ConstantRow extends ConstantFacts {
  readonly name: ConstantName;
  readonly value: (typeof constants)[ConstantName];
}

/** The rows of an area, each with the value of its constant. */
export function rowsOf(facts: Readonly<Partial<Record<ConstantName, ConstantFacts>>>): ConstantRow[] {
  return (Object.entries(facts) as [ConstantName, ConstantFacts][]).map(([name, fact]) => ({
    name,
    value: constants[name],
    ...fact,
  }));
}
