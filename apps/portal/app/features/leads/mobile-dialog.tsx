import { isOffered, type MobileRequest } from '../../shared/dialogs/mobile-request.ts';
import { useSession } from '../../shared/session/session.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import { LoginPrompt } from './login-prompt.tsx';
import { PartForm } from './part-form.tsx';
import { SellCarForm } from './sell-car-form.tsx';
import { SuccessPanel } from './success-panel.tsx';

interface MobileDialogProps {
  request: MobileRequest;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}

/** Somebody leaves a number: to ask for a price, to sell a car, to buy a part; or is asked to log in first. */
export default function MobileDialog({ request, open, onClose, onClosed }: MobileDialogProps) {
  const loggedIn = useSession((state) => state.token !== null && state.user !== null);
  const needsLogin = !loggedIn && request.mode !== 'success';
  // Without a part the dialog only asks for a login; somebody who has one has nothing to do here.
  const nothingToAsk = request.mode === 'part' && !request.part && loggedIn;
  return (
    <Dialog
      open={open && !nothingToAsk}
      onClose={onClose}
      onClosed={onClosed}
      title={titleOf(request)}
      width={560}
      keepOnOutsidePress={!needsLogin && request.mode !== 'success'}
    >
      {needsLogin ? <LoginPrompt request={request} /> : <Content request={request} onClose={onClose} />}
    </Dialog>
  );
}

function Content({ request, onClose }: { request: MobileRequest; onClose: () => void }) {
  switch (request.mode) {
    case 'sellCar':
      return <SellCarForm request={request} />;
    case 'inquiry':
      return <InquiryForm request={request} />;
    case 'success':
      return <SuccessPanel description={request.description} onClose={onClose} />;
    case 'part':
      return request.part ? <PartForm request={request} part={request.part} /> : null;
  }
}

function titleOf(request: MobileRequest): string {
  switch (request.mode) {
    case 'sellCar':
      return '免费高价估值';
    case 'inquiry':
      return '询问底价';
    case 'success':
      return request.title;
    case 'part':
      if (!request.part) return '登录车研通';
      return isOffered(request.part) ? '确认购买' : '登记求购';
  }
}
