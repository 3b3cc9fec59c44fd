import { useBooleanFlagValue } from '@openfeature/react-sdk';
import { useEffect } from 'react';
import { Flags } from './flags';
import { useQuickKeys } from './quick-keys';

/** The effects of labs that concern every screen. */
export function LabEffects() {
  return (
    <Flags>
      <Effects />
    </Flags>
  );
}

function Effects() {
  const isDense = useBooleanFlagValue('dense_lists', false);
  useQuickKeys(useBooleanFlagValue('quick_keys', false));
  useEffect(() => {
    const { documentElement: page } = document;
    page.toggleAttribute('data-dense', isDense);
    return () => page.removeAttribute('data-dense');
  }, [isDense]);
  return null;
}
