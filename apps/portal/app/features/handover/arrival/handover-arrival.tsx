import { confirmHandover, readHandover } from '@cheyantong/contract';
import { CallFailure } from '@cheyantong/contract/wire';
import { useMutation, useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useNavigate } from 'react-router';
import { PAGES } from '../../../pages.ts';
import { call } from '../../../shared/call.ts';
import { loginAddress } from '../../../shared/login/login-address.ts';
import { useSession } from '../../../shared/session/session.ts';
import { tellFailure } from '../../../shared/tell-failure.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../shared/ui/skeleton.tsx';
import { handedPage } from './handed-page.ts';
import styles from './handover-arrival.module.css';
import { Subject } from './subject.tsx';

/** On the phone that has scanned a page's code: nothing opens before somebody has said yes. */
export function HandoverArrival({ scene }: { scene: string }) {
  const handover = useQuery({
    queryKey: ['handover arrival', scene],
    queryFn: ({ signal }) => call(readHandover, { params: { scene } }, signal),
    retry: (tries, failure) => !isOver(failure) && tries < 1,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (handover.isPending)
    return (
      <SkeletonGroup label="正在读取二维码">
        <SkeletonBlock height="60vh" />
      </SkeletonGroup>
    );
  if (handover.isError)
    return isOver(handover.error) ? (
      <Over sentence={handover.error.message} />
    ) : (
      <ErrorState onRetry={() => handover.refetch()} retrying={handover.isFetching}>
        {handover.error.message}
      </ErrorState>
    );
  return <Question scene={scene} path={handover.data.path} />;
}

function Question({ scene, path }: { scene: string; path: string }) {
  const navigate = useNavigate();
  const isMember = useSession(({ token }) => token !== null);
  const { title, isForMembers } = handedPage(path);
  const confirm = useMutation({
    mutationFn: () => call(confirmHandover, { params: { scene } }),
    onSuccess: (handed) =>
      navigate(isForMembers && !isMember ? loginAddress(handed.path) : handed.path, { replace: true }),
    onError: (failure) => !isOver(failure) && tellFailure(failure),
  });
  if (isOver(confirm.error)) return <Over sentence={confirm.error.message} />;
  return (
    <div className={styles.question}>
      <MonitorSmartphone className={styles.icon} aria-hidden="true" />
      <h1 className={styles.title}>从电脑继续：{title}</h1>
      <Subject path={path} />
      {isForMembers && !isMember && <p className={styles.remark}>这是会员的页面，继续后请先登录。</p>}
      <div className={styles.buttons}>
        <Button size="large" block loading={confirm.isPending} onClick={() => confirm.mutate()}>
          在这台手机上继续
        </Button>
        <ButtonLink tone="quiet" block replace to={PAGES.miniWebH5.path}>
          不用了
        </ButtonLink>
      </div>
    </div>
  );
}

const Over = ({ sentence }: { sentence: string }) => (
  <EmptyState
    title="不能继续了"
    action={
      <ButtonLink replace to={PAGES.miniWebH5.path}>
        去首页
      </ButtonLink>
    }
  >
    <span role="alert">{sentence}</span>
  </EmptyState>
);

/** Used, or too late: the gateway says both with one sentence. */
const isOver = (failure: unknown): failure is CallFailure =>
  failure instanceof CallFailure && failure.code === 'A0403';
