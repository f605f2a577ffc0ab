import { CallFailure } from '@cheyantong/contract/wire';
import { isPageAddress } from '@cheyantong/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PAGES } from '../../../pages.ts';
import { loginAddress } from '../../../shared/login/login-address.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { bringBackDraft } from '../../purchase/index.ts';
import { redeemTicket } from './redeem-ticket.ts';
import styles from './ticket-login.module.css';

interface TicketLoginProps {
  ticket: string;
  back: string | null;
}

/** The member comes back from the mini-program's login page, and goes on where they were. */
export function TicketLogin({ ticket, back }: TicketLoginProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isRedeemed = useRef(false);
  const target = back && isOwnPage(back) ? back : pathname;

  const redeem = useEffectEvent(async () => {
    // Before anything else: an address is kept, shown and sent on.
    history.replaceState(history.state, '', pathname);
    try {
      await redeemTicket(ticket);
      bringBackDraft();
      navigate(target, { replace: true });
    } catch (failure) {
      setProblem(failure instanceof CallFailure ? failure.message : NOT_DONE);
    }
  });
  useEffect(() => {
    if (isRedeemed.current) return;
    isRedeemed.current = true;
    void redeem();
  }, []);

  if (problem === null)
    return (
      <div className={styles.waiting} role="status">
        <Spinner />
        <h1 className={styles.title}>正在登录…</h1>
      </div>
    );
  return (
    <EmptyState
      title="没能登录"
      action={
        <ButtonLink replace to={loginAddress(target)}>
          重新登录
        </ButtonLink>
      }
    >
      <span role="alert">{problem}</span>
    </EmptyState>
  );
}

const NOT_DONE = '登录没有完成，请重新登录';

/** Whoever wrote the address may lead a member to our pages, and to no others. */
const isOwnPage = (address: string): boolean =>
  isPageAddress(address) && !address.startsWith(PAGES.login.path);
