import { answer, api, useNavigate, useStore } from '@kashikari/web-kit';
import { leave } from './session';

/** Signs out here at once; the server is told, and if it can't be, the refresh token runs out by itself. */
export function useLeave(): () => void {
  const store = useStore();
  const navigate = useNavigate();
  return () => {
    void answer(api.POST('/auth/logout', { body: {} })).catch(() => undefined);
    leave(store);
    navigate('/lp');
  };
}
