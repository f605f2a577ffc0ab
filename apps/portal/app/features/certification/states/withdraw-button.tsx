import { withdrawAuth } from '@cheyantong/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/call.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { toast } from '../../../shared/ui/toast.tsx';

const WORDS = {
  submission: {
    label: '撤回提交',
    question: '撤回这次提交？',
    effect: '审核随即停止，上传的证件照片立即删除。以后可以重新提交。',
    done: '已撤回，证件照片已删除',
  },
  certification: {
    label: '撤销认证',
    question: '撤销认证？',
    effect: '证件照片和认证信息立即删除，认证标记随之取消；已有的订单和发票不受影响。以后可以重新认证。',
    done: '认证已撤销，证件照片已删除',
  },
};

/** Asks once more: photos that are gone do not come back. */
export function WithdrawButton({ of }: { of: keyof typeof WORDS }) {
  const { label, question, effect, done } = WORDS[of];
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const withdrawing = useSubmit(() => call(withdrawAuth, {}), {
    onDone: () => toast.success(done),
    onSettled: () => {
      setIsAsking(false);
      return queryClient.invalidateQueries({ queryKey: ['member'] });
    },
  });
  return (
    <>
      <Button tone="secondary" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={question}
        tone="danger"
        confirmLabel={label}
        busy={withdrawing.isBusy}
        onConfirm={() => withdrawing.submit()}
        onCancel={() => setIsAsking(false)}
      >
        {effect}
      </ConfirmDialog>
    </>
  );
}
