import { useParams, useSearchParams } from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import { Invitation } from './invitation';

/** `-/{slug}/sign_up`: with the token of an invitation, what it is to; without, the group as everybody sees it. */
export function SignUpScreen({ otherwise }: { readonly otherwise: ReactNode }) {
  const { id } = useParams();
  const [params] = useSearchParams();
  const token = params.get('invite');
  return token ? <Invitation key={`${id}-${token}`} token={token} /> : otherwise;
}
