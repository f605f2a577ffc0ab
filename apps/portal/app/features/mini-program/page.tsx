import { useSearchParams } from 'react-router';
import { HandoverArrival } from '../handover/index.ts';
import { Home } from './home/home.tsx';
import { TicketLogin } from './login/ticket-login.tsx';

export { loadHome as loader } from './home/load-home.ts';

/** What the home shows does not depend on the address: nothing is asked again for a photo, a ticket or a code. */
export const shouldRevalidate = (): boolean => false;

/** What the mini-program's web-view opens: the service home, or the way in that the address asks for. */
export default function MiniProgramPage() {
  const [search] = useSearchParams();
  const ticket = search.get('ticket');
  if (ticket !== null) return <TicketLogin ticket={ticket} back={search.get('back')} />;
  const scene = search.get('scene');
  if (scene !== null) return <HandoverArrival key={scene} scene={scene} />;
  return <Home />;
}
