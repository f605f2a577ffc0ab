import { logout } from '@cheyantong/contract';
import { useNavigate } from 'react-router';
import { call } from '../../shared/call.ts';
import { endSession } from '../../shared/session/session.ts';

/** Logging out always ends at home: the token is forgotten here even when the gateway cannot be reached. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await call(logout, {}).catch(() => undefined);
    endSession();
    navigate('/home');
  };
}
