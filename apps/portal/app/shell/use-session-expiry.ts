import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { loginAddress } from '../shared/login/login-address.ts';
import { useHere } from '../shared/navigation/use-here.ts';
import { expiryHandled, useSession } from '../shared/session/session.ts';

/** The 401 rule's last step: to the login page, and from there back to this one. */
export function useSessionExpiry(): void {
  const expired = useSession((state) => state.expired);
  const navigate = useNavigate();
  const here = useHere();
  useEffect(() => {
    if (!expired) return;
    expiryHandled();
    navigate(loginAddress(here));
  }, [expired, navigate, here]);
}
