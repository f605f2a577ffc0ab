import { logout } from '@cheyantong/contract';
import { useNavigate } from 'react-router';
import { call } from '../../shared/call.ts';
import { endSession } from '../../shared/session/session.ts';
import { toast } from '../../shared/ui/toast.tsx';

/** Whoever logs out is out at once, and at home: the token is forgotten here whether or not the gateway ever answers. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    call(logout, {}).catch(() =>
      toast.warning('已退出登录，但没能通知服务器，可稍后在「登录设备」中退出这次登录'),
    );
    endSession();
    navigate('/home');
  };
}
