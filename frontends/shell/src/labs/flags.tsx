import { OpenFeature, OpenFeatureProvider, InMemoryProvider } from '@openfeature/react-sdk';
import { useQuery, useUser } from '@kashikari/web-kit';
import { type ReactNode, useEffect } from 'react';
import { labsQuery } from './labs-query';

type Answer = Awaited<ReturnType<NonNullable<typeof labsQuery.queryFn>>>;

/** Values that the gateway has evaluated. */
const provider = new InMemoryProvider({});

/** Flags as the provider takes them: a lab is true or false, an experiment its variant. */
function definitionsOf({ labs, experiments }: Answer) {
  const fixed = <T extends boolean | string>(value: T) => ({
    ...{ variants: { [String(value)]: value }, defaultVariant: String(value), disabled: false },
  });
  return Object.fromEntries<ReturnType<typeof fixed>>([
    ...labs.map(({ key, enabled }) => [key, fixed(enabled)] as const),
    ...experiments.map(({ key, variant }) => [key, fixed(variant)] as const),
  ]);
}

/** Gives its children the flags of the signed-in user by OpenFeature; every lab is off until they are known. */
export function Flags({ children }: { readonly children: ReactNode }) {
  const me = useUser();
  const { data } = useQuery({ ...labsQuery, enabled: me !== undefined });
  useEffect(() => {
    if (OpenFeature.getProvider() !== provider) OpenFeature.setProvider(provider);
  }, []);
  useEffect(() => {
    void provider.putConfiguration(data ? definitionsOf(data) : {});
  }, [data]);
  return <OpenFeatureProvider>{children}</OpenFeatureProvider>;
}
