import type { Member } from '@cheyantong/contract';
import { maskPhone } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PAGES } from '../../../pages.ts';
import { useMember } from '../../../shared/session/session.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../shared/ui/skeleton.tsx';
import { meQuery } from '../me-query.ts';
import { PhoneChangeDialog } from '../phone-change/phone-change-dialog.tsx';
import { CertificationBadge } from './certification-badge.tsx';
import styles from './profile.module.css';
import { RenameDialog } from './rename-dialog.tsx';

const FACTS_HEIGHT_PX = 190;

/** Name, number and certification, each with the way to change it. */
export function ProfileCard() {
  const me = useQuery(meQuery(useMember()));
  return (
    <Card title="账号资料">
      {me.isPending && (
        <SkeletonGroup label="正在加载账号">
          <SkeletonBlock height={FACTS_HEIGHT_PX} />
        </SkeletonGroup>
      )}
      {me.isError && (
        <ErrorState onRetry={() => me.refetch()} retrying={me.isFetching}>
          {me.error.message}
        </ErrorState>
      )}
      {me.data && <Facts me={me.data} />}
    </Card>
  );
}

function Facts({ me }: { me: Member }) {
  const [open, setOpen] = useState<'name' | 'phone' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <dl>
        <Fact
          name="昵称"
          action={
            <Button tone="secondary" size="small" onClick={() => setOpen('name')}>
              修改昵称
            </Button>
          }
        >
          {me.nickName}
        </Fact>
        <Fact
          name="手机号"
          action={
            <Button tone="secondary" size="small" onClick={() => setOpen('phone')}>
              更换手机号
            </Button>
          }
        >
          <span className={styles.digits}>{maskPhone(me.mobile)}</span>
        </Fact>
        <Fact
          name="身份认证"
          action={
            <ButtonLink tone="secondary" size="small" to={PAGES.authentication.path}>
              查看认证
            </ButtonLink>
          }
        >
          <CertificationBadge authType={me.authType} authStatus={me.authStatus} />
        </Fact>
      </dl>
      <RenameDialog open={open === 'name'} me={me} onClose={close} />
      <PhoneChangeDialog open={open === 'phone'} onClose={close} />
    </>
  );
}

function Fact({ name, action, children }: { name: string; action: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
      <dd>{action}</dd>
    </div>
  );
}
