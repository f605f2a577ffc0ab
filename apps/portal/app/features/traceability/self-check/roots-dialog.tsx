import { listTraceRoots } from '@cheyantong/contract';
import { groupedNumber } from '@cheyantong/domain';
import { readStatement } from '@cheyantong/trace-chain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/call.ts';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../shared/ui/skeleton.tsx';
import { shortHash } from '../chain/short-hash.ts';

const PAGE_SIZE = 10;

/** Every root that was ever published, to be compared with the one somebody kept. */
export function RootsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      width={800}
      title="往日公示"
      description="每日一份总摘要，任何人都可以留存，以后拿来比对"
    >
      <Roots />
    </Dialog>
  );
}

function Roots() {
  const [pageNum, setPageNum] = useState(1);
  const roots = useQuery({
    queryKey: ['visitor', 'trace roots', pageNum],
    queryFn: ({ signal }) => call(listTraceRoots, { query: { pageNum, pageSize: PAGE_SIZE } }, signal),
    placeholderData: keepPreviousData,
  });
  if (roots.isPending) {
    return (
      <SkeletonGroup label="正在加载公示">
        <SkeletonBlock height={420} />
      </SkeletonGroup>
    );
  }
  if (roots.isError)
    return (
      <ErrorState onRetry={() => roots.refetch()} retrying={roots.isFetching}>
        {roots.error.message}
      </ErrorState>
    );
  return (
    <>
      <DataTable
        caption="每日总摘要"
        rows={roots.data.list}
        rowKey={({ day }) => day}
        columns={[
          { key: 'day', header: '日期', rowHeader: true, cell: ({ day }) => day },
          {
            key: 'size',
            header: '记录数',
            numeric: true,
            cell: ({ statement }) => {
              const read = readStatement(statement);
              return read ? groupedNumber(read.size) : '—';
            },
          },
          {
            key: 'root',
            header: '总摘要',
            cell: ({ statement }) => shortHash(readStatement(statement)?.root ?? ''),
          },
          { key: 'key', header: '公钥编号', cell: ({ keyId }) => keyId },
        ]}
      />
      <Pagination
        label="公示的页码"
        page={pageNum}
        pageSize={PAGE_SIZE}
        total={roots.data.total}
        onChange={setPageNum}
      />
    </>
  );
}
