import { useFocusFault } from '@kashikari/web-kit';
import { useRef } from 'react';
import { HowFields } from './how-fields';
import { NumberFields } from './number-fields';
import type { PartProps } from './part-props';
import { RareFields } from './rare-fields';
import { WhatFields } from './what-fields';
import { WhereFields } from './where-fields';
import '../good-form.css';

interface Props extends PartProps {
  /** Addresses of the pictures that the good has already, by id. */
  readonly known: ReadonlyMap<string, string>;
}

/** All inputs of a good. After a refusal the first invalid one is focused. */
export function GoodFields({ known, ...part }: Props) {
  const all = useRef<HTMLDivElement>(null);
  useFocusFault(all, part.error);
  return (
    <div ref={all}>
      <WhatFields {...part} known={known} />
      <NumberFields {...part} />
      <WhereFields {...part} />
      <HowFields {...part} />
      <RareFields {...part} />
    </div>
  );
}
