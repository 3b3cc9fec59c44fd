import type { GoodDraft } from '../good-draft';

/** What every part of the form takes. */
export interface PartProps {
  readonly draft: GoodDraft;
  readonly onChange: (change: Partial<GoodDraft>) => void;
  /** The refusal of the last attempt to save; its faults stand at their fields. */
  readonly error: unknown;
}
