import { PageHeader, RemoteSlot, useSearchParams } from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import type { GoodView } from './api/get-good';
import { GoodHead } from './good-head';

interface Props {
  readonly good: GoodView;
  readonly title: string;
  readonly children: ReactNode;
}

/** A form that books a good. Users who can't book it see the reason and the next step instead. */
export function Bookable({ good, title, children }: Props) {
  const code = useScannedCode();
  if (isBookable(good, code)) return children;
  return (
    <>
      <PageHeader title={title} back={{ to: `/goods/${good.id}`, label: good.title }} />
      <GoodHead good={good} />
      <RemoteSlot remote="goods" slot="why-not" props={{ good }} />
    </>
  );
}

/** The code that was read from the label, as the address brings it (`?code=`). */
export function useScannedCode(): string | undefined {
  const [params] = useSearchParams();
  return params.get('code') ?? undefined;
}

function isBookable({ why_not: reason }: GoodView, code: string | undefined): boolean {
  return reason === null || (reason === 'scan' && code !== undefined);
}
