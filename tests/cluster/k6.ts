type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Runs a load of tests/load to its end; figures are by the name of the metric. */
export const { runK6 } = require('../../lab/load/k6.cjs') as {
  runK6(
    program: string,
    load: string,
    settings: Readonly<Record<string, string | number>>,
  ): Promise<{ kept: boolean; said: string; figures: Figures }>;
};
