import { endOtherSessions, endSession, listSessions, type MemberSession } from '@cheyantong/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/call.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { useMember } from '../../../shared/session/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonGroup, SkeletonRows } from '../../../shared/ui/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { SessionRow } from './session-row.tsx';
import styles from './sessions.module.css';

const ROW_HEIGHT_PX = 84;

/** Where the member is logged in, and how to end that elsewhere. */
export function SessionsCard() {
  const member = useMember();
  const queryKey = ['member', member, 'sessions'];
  const sessions = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listSessions, {}, signal),
    staleTime: 0,
  });
  const [asked, setAsked] = useState<MemberSession | 'others' | null>(null);
  const queryClient = useQueryClient();
  const ending = useSubmit(
    async (which: MemberSession | 'others') => {
      if (which === 'others') return (await call(endOtherSessions, {})).ended;
      await call(endSession, { params: { sessionId: which.sessionId } });
      return 1;
    },
    {
      onDone: (ended) => toast.success(ended > 0 ? `已退出 ${ended} 处登录` : '没有其他设备登录'),
      onSettled: () => {
        setAsked(null);
        return queryClient.invalidateQueries({ queryKey });
      },
    },
  );
  const hasOthers = sessions.data?.some(({ current }) => !current) ?? false;
  return (
    <Card
      title="登录设备"
      aside={
        hasOthers && (
          <Button tone="quiet" size="small" onClick={() => setAsked('others')}>
            退出其他设备
          </Button>
        )
      }
    >
      {sessions.isPending && (
        <SkeletonGroup label="正在加载登录设备">
          <SkeletonRows bare rows={1} rowHeight={ROW_HEIGHT_PX} />
        </SkeletonGroup>
      )}
      {sessions.isError && (
        <ErrorState onRetry={() => sessions.refetch()} retrying={sessions.isFetching}>
          {sessions.error.message}
        </ErrorState>
      )}
      {sessions.data && (
        <>
          <ul aria-label="登录设备">
            {sessions.data.map((session) => (
              <SessionRow key={session.sessionId} session={session} onEnd={() => setAsked(session)} />
            ))}
          </ul>
          <p className={styles.hint}>有不认识的设备？先退出它，再更换手机号。</p>
        </>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={asked === 'others' ? '退出其他所有设备？' : `退出“${asked?.device ?? ''}”？`}
        confirmLabel="退出"
        cancelLabel="再想想"
        busy={ending.isBusy}
        onConfirm={() => asked && ending.submit(asked)}
        onCancel={() => setAsked(null)}
      >
        那边马上需要重新用短信验证码登录；这台设备不受影响。
      </ConfirmDialog>
    </Card>
  );
}
