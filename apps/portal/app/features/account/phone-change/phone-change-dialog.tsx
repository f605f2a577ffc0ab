import { Dialog } from '../../../shared/ui/dialog.tsx';
import { PhoneChangeForm } from './phone-change-form.tsx';

/** A press beside it keeps it: two codes would have to be asked for again. */
export const PhoneChangeDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="更换手机号"
    description="两个号码各收一条验证码。订单、报告和收藏都保留，其他设备上的登录会失效。"
    width={560}
    keepOnOutsidePress
  >
    <PhoneChangeForm onDone={onClose} />
  </Dialog>
);
