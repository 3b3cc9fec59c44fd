import type { ReactNode } from 'react';
import type { UsageScope } from './api/get-usage';

/** The subject of a page of figures, and the ways around the page. */
export interface FiguresOf {
  readonly scope: UsageScope;
  /** The lender or the group. */
  readonly name: string;
  readonly back: { readonly to: string; readonly label: string };
  /** Address of the figures by month; those by day are below it. */
  readonly base: string;
  /** The address of the form that adds a good. */
  readonly addTo: string;
  /** Address of the usage reports; groups have them. */
  readonly reports?: string;
  /** Choice of the lender, for people who act for several. */
  readonly choice?: ReactNode;
}
