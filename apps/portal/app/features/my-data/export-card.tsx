import { type DataExport, getExport, requestExport } from '@cheyantong/contract';
import { DATA_EXPORT, momentOf, SECOND_MS } from '@cheyantong/domain';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, RotateCw } from 'lucide-react';
import { call } from '../../shared/call.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { useMember } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { NoteBand } from '../../shared/ui/note-band.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../shared/ui/skeleton.tsx';
import { momentWords } from '../../shared/when-words.ts';
import styles from './my-data.module.css';

const POLL_MS = 3 * SECOND_MS;
const STATE_HEIGHT_PX = 96;

const exportQuery = (member: string | null) =>
  queryOptions({
    queryKey: ['member', member, 'export'],
    queryFn: ({ signal }) => call(getExport, {}, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? POLL_MS : false),
  });

/** All of the member's data in one archive: asked for, prepared in the background, fetched by a short link. */
export function ExportCard() {
  const query = exportQuery(useMember());
  const archive = useQuery(query);
  const queryClient = useQueryClient();
  const request = useSubmit(() => call(requestExport, {}), {
    onDone: (asked) => queryClient.setQueryData(query.queryKey, asked),
  });
  return (
    <Card id="export" title="导出我的数据">
      <p className={styles.hint}>
        资料、订单、报告、询价、收藏、授权和登录记录，打成一个压缩包：一份能读的 PDF，一份 JSON。
      </p>
      {archive.isPending && (
        <SkeletonGroup label="正在加载导出状态">
          <SkeletonBlock height={STATE_HEIGHT_PX} />
        </SkeletonGroup>
      )}
      {archive.isError && (
        <ErrorState onRetry={() => archive.refetch()} retrying={archive.isFetching}>
          {archive.error.message}
        </ErrorState>
      )}
      {archive.data && (
        <ExportState archive={archive.data} asking={request.isBusy} onRequest={() => request.submit()} />
      )}
    </Card>
  );
}

interface ExportStateProps {
  archive: DataExport;
  asking: boolean;
  onRequest: () => void;
}

function ExportState({ archive, asking, onRequest }: ExportStateProps) {
  switch (archive.state) {
    case 'none':
      return (
        <Button tone="secondary" block loading={asking} onClick={onRequest}>
          申请导出
        </Button>
      );
    case 'preparing':
      return (
        <div role="status">
          <NoteBand>正在准备，一般几分钟，最迟 24 小时。准备好了会发消息给您，这一页可以关掉。</NoteBand>
        </div>
      );
    case 'failed':
      return (
        <div className={styles.state}>
          <NoteBand tone="bad">这次没有准备成功，您的数据没有受影响，请再试一次。</NoteBand>
          <Button tone="secondary" block icon={<RotateCw />} loading={asking} onClick={onRequest}>
            重新导出
          </Button>
        </div>
      );
    case 'ready':
      return (
        <div className={styles.state}>
          <NoteBand tone="good">
            已备好{archive.expiresTime && `，${momentWords(archive.expiresTime)} 之前可以下载，之后自动删除`}
            。
          </NoteBand>
          <DownloadButton bytes={archive.bytes} />
          {canBeMadeAgain(archive) && (
            <Button tone="quiet" size="small" loading={asking} onClick={onRequest}>
              重新导出一份
            </Button>
          )}
        </div>
      );
  }
}

const canBeMadeAgain = ({ requestTime }: DataExport): boolean =>
  (momentOf(requestTime)?.getTime() ?? 0) + DATA_EXPORT.everyMs < Date.now();

/** A link lives for minutes, the page may stand for hours: it is asked for with the press. */
function DownloadButton({ bytes }: { bytes: number | null }) {
  const download = useSubmit(() => call(getExport, {}), {
    onDone: ({ link }) => {
      if (link) window.location.assign(link);
    },
  });
  return (
    <Button
      block
      icon={<Download aria-hidden="true" />}
      loading={download.isBusy}
      onClick={() => download.submit()}
    >
      下载压缩包{bytes !== null && `（${sizeWords(bytes)}）`}
    </Button>
  );
}

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

const sizeWords = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`
    : `${(bytes / MEGABYTE).toFixed(1)} MB`;
