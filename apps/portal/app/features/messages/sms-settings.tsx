import { useQuery } from '@tanstack/react-query';
import { useMember } from '../../shared/session/session.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { SkeletonGroup, SkeletonLines } from '../../shared/ui/skeleton.tsx';
import { settingsQuery, useChangeSms } from './message-queries.ts';
import styles from './messages.module.css';

const LINES = 11;

/** Which messages come to the phone as well. */
export function SmsSettings() {
  const settings = useQuery(settingsQuery(useMember()));
  const change = useChangeSms();
  return (
    <Card title="也发短信给我" className={styles.settings}>
      <p className={styles.hint}>这里的消息总会有；勾选的同时发短信，一天最多 5 条。</p>
      {settings.isPending && (
        <SkeletonGroup label="正在加载设置">
          <SkeletonLines lines={LINES} />
        </SkeletonGroup>
      )}
      {settings.isError && (
        <ErrorState onRetry={() => settings.refetch()} retrying={settings.isFetching}>
          {settings.error.message}
        </ErrorState>
      )}
      {settings.data && (
        <ul className={styles.kinds}>
          {settings.data.map(({ kind, kindLabel, sms }) => (
            <li key={kind}>
              <Checkbox
                checked={sms}
                readOnly={change.isBusy}
                onCheckedChange={(wanted) => change.submit({ kind, sms: wanted })}
              >
                {kindLabel}
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
