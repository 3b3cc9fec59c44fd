import type { ERRORS } from '.';
import type { ErrorCode } from './kinds';
import type { ParamsOfRow } from './row';

type Rows = typeof ERRORS;

/** Parameters of refusals between services, which have no row; `service` is the called service. */
interface BetweenServices {
  readonly service?: string;
  readonly max?: number;
}

/** The parameters of a code, by its row. Only types: the words are not loaded for them. */
export type ParamsOf<Code extends ErrorCode> = Code extends keyof Rows
  ? ParamsOfRow<Rows[Code]>
  : BetweenServices;
