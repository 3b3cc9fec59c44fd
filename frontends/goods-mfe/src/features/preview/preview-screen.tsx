import { Navigate, useCloseWindow, useParams } from '@kashikari/web-kit';
import { useGood } from '../../api/get-good';
import { Preview } from './components/preview';

/**
 * `preview/{good id}?image=`: the pictures of a good on the whole window, from the one with this index (0 is the first).
 * It stands over the good's page, which says why a good is not there.
 */
export function PreviewScreen() {
  const { id = '' } = useParams();
  const found = useGood(id).data;
  const close = useCloseWindow(`/goods/${id}`);
  if (!found) return null;
  if (found.images.length === 0) return <Navigate replace to={`/goods/${id}`} />;
  return <Preview title={found.good.title} images={found.images} onClose={close} />;
}
